package harbour;

class RopeStore {
  int door;

  void shut(int key) {
    door = key + 1;
    lock.turn(door);
  }
}
