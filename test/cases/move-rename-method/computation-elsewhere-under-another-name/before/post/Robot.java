package post;

class Robot {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
