package port.boats;

class Zone {
  String flag(String z) {
    return z.trim();
  }

  Tie tie(Rope x, Rope y, int q, int p) {
    note("tie", x.far());
    return SignalMasts.tell(q);
  }
}
