package team;

class Player {
  private int gloves = 2;
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  void send(String letter) {
    seal(letter);
    stamp(letter, 60);
    drop(letter);
  }
}
