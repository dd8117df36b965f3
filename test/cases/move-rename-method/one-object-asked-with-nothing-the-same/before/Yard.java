package port.boats;

class Yard {
  int size() {
    return 8;
  }

  Tie tie(Rope x, Rope y, int q, int p) {
    note("tie", x.far());
    return mast.count(3);
  }
}
