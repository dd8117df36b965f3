package sea;

class Bay {
  void stow(int day) {
    open();
    shelf.sail(calm);
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
