package port.boats;

class Yard {
  int size() {
    return 8;
  }

  Mast mast;

  Tie held;

  Tie wave(Rope x, int q) {
    note("tie", x.far());
    return fold(q);
  }
}
