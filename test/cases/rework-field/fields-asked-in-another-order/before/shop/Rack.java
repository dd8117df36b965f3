package shop;

class Rack {
  private Pot rowIndex;
  private Pot box;

  void fill(int size) {
    start(size);
    log(rowIndex, 1);
    log(box, 2);
    tell(box);
    stop(size);
  }
}
