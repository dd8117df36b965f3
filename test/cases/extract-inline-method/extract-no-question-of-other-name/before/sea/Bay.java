package sea;

class Bay {
  void stow(int day) {
    open();
    if (calm) {
      hoist(4);
    }
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
