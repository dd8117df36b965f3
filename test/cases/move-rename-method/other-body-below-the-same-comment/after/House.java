package house;

class House {
  int rooms(int floors) {
    return floors * 4;
  }

  // the neighbours like it green
  void paintDoors(int coats) {
    painter.call(today);
    ladder.lean(wall, 3);
  }

  void heat() {
    stove.light();
  }
}
