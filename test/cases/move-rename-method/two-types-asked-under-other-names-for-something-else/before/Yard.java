package port.boats;

class Yard {
  int size() {
    return 8;
  }

  void tie(Rope x, Rope y, int q, int p) {
    note("tie", x.far());
    Ropes.count(q);
  }
}
