package shop;

class Loading {
  private int loads;

  int load(Part part, Part other) {
    open(7);
    Crate packed = mill.pack(part);
    show(7);
    return 4;
  }

  void open(int door) {
    loads++;
  }
}
