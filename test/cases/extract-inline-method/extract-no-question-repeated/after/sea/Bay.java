package sea;

class Bay {
  void stow(int day) {
    open();
    settle(day);
    close(day);
  }

  void settle(int day) {
    while (calm) {
      unfurl(7);
    }
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
