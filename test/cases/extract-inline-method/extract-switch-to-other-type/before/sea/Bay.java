package sea;

class Bay {
  void stow(int day) {
    open();
    switch (tide) {
      case 1:
        tie(day);
        break;
    }
    close(day);
  }

  void rest() {
    anchor.drop(4);
    lamp.shade();
  }
}
