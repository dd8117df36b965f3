package shop;

class Loading {
  private int loads;

  int load(Part part, Part other) {
    open(7);
    Crate packed = new Mill(3).grind();
    show(7);
    return size(packed);
  }

  void open(int door) {
    loads++;
  }
}
