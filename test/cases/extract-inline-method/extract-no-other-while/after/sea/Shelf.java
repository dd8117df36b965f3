package sea;

class Shelf {
  void settle(int day) {
    while (windy) {
      unfurl(7);
    }
  }

  int room() {
    return width * 3;
  }
}
