package shop;

class Loading {
  private int loads;

  int load(Part part, Part other) {
    open(7);
    Barrel rolling = fillAll(part);
    int count = weight(rolling, 3);
    show(count);
    return 4;
  }

  void open(int door) {
    loads++;
  }
}
