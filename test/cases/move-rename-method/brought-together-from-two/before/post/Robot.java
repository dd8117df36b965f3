package post;

class Robot {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  void send(String letter) {
    seal(letter);
    stamp(letter, 60);
    drop(letter);
    blink();
  }
}
