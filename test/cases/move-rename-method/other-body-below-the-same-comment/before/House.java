package house;

class House {
  int rooms(int floors) {
    return floors * 4;
  }

  // the neighbours like it green
  void paintDoor(int coats) {
    bucket.fill(green);
    brush.dip(bucket);
  }

  void heat() {
    stove.light();
  }
}
