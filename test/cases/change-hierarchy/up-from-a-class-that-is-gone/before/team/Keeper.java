package team;

class Keeper extends Player {
  private int gloves = 2;

  void send(String letter) {
    seal(letter);
    stamp(letter, 60);
    drop(letter);
  }
}
