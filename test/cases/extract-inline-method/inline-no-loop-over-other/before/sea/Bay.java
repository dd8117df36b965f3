package sea;

class Bay {
  void stow(int day) {
    open();
    settle(day);
    close(day);
  }

  void settle(int day) {
    for (Rope rope : nets) {
      coil(rope, 3);
      rope.wash();
    }
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
