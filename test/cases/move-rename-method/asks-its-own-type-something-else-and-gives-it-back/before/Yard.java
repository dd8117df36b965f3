package port.boats;

class Yard {
  int size() {
    return 8;
  }

  Mast mast;

  Tie held;

  Tie tie(Rope x, int q) {
    note("tie", x.far());
    return knot(q);
  }
}
