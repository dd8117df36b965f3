package shop;

class Shelf {
  private final int width;
  private int[] nextStart;
  private int[] placeInRowIndex;

  Shelf(int width) {
    this.width = width;
    nextStart = new int[1];
    placeInRowIndex = new int[0];
  }

  int at(int place) {
    return width + nextStart[place];
  }

  void clear() {
    nextStart[0] = width;
  }

  int first() {
    return placeInRowIndex[0];
  }
}
