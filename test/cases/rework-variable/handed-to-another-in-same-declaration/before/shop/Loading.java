package shop;

class Loading {
  private int loads;

  int load(Part part, Part other) {
    open(7);
    Crate packed = new Mill(3).grind();
    int count = size(packed);
    show(count);
    return 4;
  }

  void open(int door) {
    loads++;
  }
}
