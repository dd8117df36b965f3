package team;

class Player {
  private String owner;

  String label(String prefix) {
    return prefix + owner;
  }

  void post(String letter) {
    seal(letter);
    stamp(letter, 60);
    drop(letter);
  }
}
