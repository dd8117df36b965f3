package sea;

class Shelf {
  void settle(int day) {
    if (windy) {
      unfurl(7);
    }
  }

  int room() {
    return width * 3;
  }
}
