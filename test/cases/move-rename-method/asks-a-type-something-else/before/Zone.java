package port.boats;

class Zone {
  String flag(String y) {
    return y.trim();
  }

  Mast mast;

  Tie held;
}
