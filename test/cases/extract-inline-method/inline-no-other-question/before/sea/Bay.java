package sea;

class Bay {
  void stow(int day) {
    open();
    shelf.settle(day);
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
