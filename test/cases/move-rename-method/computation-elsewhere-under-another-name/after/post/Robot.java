package post;

class Robot {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  int stock(int boxes) {
    return boxes * 12 + tare();
  }
}
