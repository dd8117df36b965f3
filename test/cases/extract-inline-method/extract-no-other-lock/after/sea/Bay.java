package sea;

class Bay {
  void stow(int day) {
    open();
    pass(day);
    close(day);
  }

  void pass(int day) {
    synchronized (gate) {
      count.add(day, 2);
    }
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
