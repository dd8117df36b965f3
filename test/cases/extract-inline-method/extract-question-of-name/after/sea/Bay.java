package sea;

class Bay {
  void stow(int day) {
    open();
    sail(day);
    close(day);
  }

  void sail(int day) {
    look(day);
    if (calm) {
      unfurl(day);
    }
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
