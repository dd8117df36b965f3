package sea;

class Bay {
  void stow(int day) {
    open();
    for (Rope rope : ropes) {
      tie(rope);
    }
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
