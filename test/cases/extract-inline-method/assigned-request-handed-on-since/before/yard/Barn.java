package yard;

class Barn {
  private int size;
  private int count;

  void run(int given) {
    start(given, count);
    this.size = mill.find(3);
    stop(count);
  }
}
