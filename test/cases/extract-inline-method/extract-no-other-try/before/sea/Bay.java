package sea;

class Bay {
  void stow(int day) {
    open();
    try (gate) {
      tie(day);
    }
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
