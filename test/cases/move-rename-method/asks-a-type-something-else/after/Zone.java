package port.boats;

class Zone {
  String flag(String y) {
    return y.trim();
  }

  Mast mast;

  Tie held;

  void tie(Rope x, int q) {
    note("tie", x.far());
    Ropes.getFold();
  }
}
