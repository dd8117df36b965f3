package shop;

class Shelf {
  private final int width;
  private int[] rowIndex;
  private int[] box;

  Shelf(int width) {
    this.width = width;
    rowIndex = new int[1];
    box = new int[0];
    rowIndex[0] = width;
  }

  int at(int place) {
    return width + rowIndex[place];
  }

  int first() {
    return box[0];
  }
}
