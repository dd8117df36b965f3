package paper;

class Desk {
  private int limit = 12;
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
