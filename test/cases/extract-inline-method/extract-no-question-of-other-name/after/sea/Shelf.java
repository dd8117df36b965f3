package sea;

class Shelf {
  void sail(boolean still) {
    if (still) {
      unfurl(7);
    }
  }

  int room() {
    return width * 3;
  }
}
