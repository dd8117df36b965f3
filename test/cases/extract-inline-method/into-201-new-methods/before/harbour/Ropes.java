package harbour;

class Ropes {
  static void cut(int n) {
    for (int i = 0; i < n; i++) {
      log.write(i * 7, "cut");
    }
    log.close();
  }
}
