package sea;

class Bay {
  void stow(int day) {
    open();
    shelf.coil(ropes);
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
