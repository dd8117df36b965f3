package sea;

class Bay {
  void stow(int day) {
    open();
    while (calm) {
      hoist(4);
    }
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
