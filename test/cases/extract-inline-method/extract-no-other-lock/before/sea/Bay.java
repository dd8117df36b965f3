package sea;

class Bay {
  void stow(int day) {
    open();
    synchronized (gate) {
      tie(day);
    }
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
