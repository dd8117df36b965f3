package shop;

class Desk {
  private int limit;
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
