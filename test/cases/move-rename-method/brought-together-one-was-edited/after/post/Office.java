package post;

class Office {
  private int rooms;

  void send(String letter) {
    seal(letter);
    stamp(letter, 60);
    drop(letter);
  }
}
