package house;

class House {
  int rooms(int floors) {
    return floors * 4;
  }

  void rePaintDoor(int coats) {
    painter.call(today);
    ladder.lean(wall, 3);
  }

  void coolDown() {
    cellar.unlock(key);
    ice.carry(7);
  }
}
