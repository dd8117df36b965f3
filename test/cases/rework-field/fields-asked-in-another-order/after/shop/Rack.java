package shop;

class Rack {
  private Pot nextStart;
  private Pot placeInRowIndex;

  void fill(int size) {
    start(size);
    log(placeInRowIndex, 2);
    log(nextStart, 1);
    tell(placeInRowIndex);
    stop(size);
  }
}
