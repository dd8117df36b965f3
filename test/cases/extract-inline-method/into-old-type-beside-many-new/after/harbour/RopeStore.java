package harbour;

class RopeStore {
  int door;

  static void cut(int n) {
    for (int i = 0; i < n; i++) {
      log.write(i * 7, "cut");
    }
    log.close();
  }

  void shut(int key) {
    door = key + 1;
    lock.turn(door);
  }
}
