package team;

class Player {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }
}
