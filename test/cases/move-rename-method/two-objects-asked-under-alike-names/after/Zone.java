package port.boats;

class Zone {
  String flag(String z) {
    return z.trim();
  }

  void tie(Rope x, Rope y, int q, int p) {
    note("tie", x.far());
    y.countAll(4);
  }
}
