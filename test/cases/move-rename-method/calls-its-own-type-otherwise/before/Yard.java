package port.boats;

class Yard {
  int size() {
    return 8;
  }

  Mast mast;

  Tie held;

  void tie(Rope x, int q) {
    note("tie", x.far());
    knot(q);
  }
}
