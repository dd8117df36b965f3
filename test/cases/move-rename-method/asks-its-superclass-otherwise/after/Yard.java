package port.boats;

class Yard {
  int size() {
    return 8;
  }

  Mast mast;

  Tie held;

  void wave(Rope x, int q) {
    note("tie", x.far());
    super.fold();
  }
}
