package shop;

class Loading {
  private int loads;

  int load(Part part, Part other) {
    open(7);
    Barrel rolling = fillAll(part);
    show(7);
    return weight(rolling, 3);
  }

  void open(int door) {
    loads++;
  }
}
