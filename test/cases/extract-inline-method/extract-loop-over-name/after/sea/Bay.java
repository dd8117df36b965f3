package sea;

class Bay {
  void stow(int day) {
    open();
    coilAll();
    close(day);
  }

  void coilAll() {
    for (Rope rope : ropes) {
      coil(rope, 3);
      rope.wash();
    }
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
