package port.boats;

class Yard {
  int size() {
    return 8;
  }

  void wave(Rope x, Rope y, int q, int p) {
    note("tie", x.far());
    Flags.tell(p);
  }
}
