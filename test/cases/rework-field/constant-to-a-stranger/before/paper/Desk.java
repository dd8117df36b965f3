package paper;

class Desk {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
