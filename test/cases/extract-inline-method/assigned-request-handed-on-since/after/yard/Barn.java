package yard;

class Barn {
  private int size;
  private int count;

  void run(int given) {
    start(given, count);
    load();
    stop(count);
  }

  void load() {
    grow(mill.find(3));
    wash(2);
    dry(count);
  }
}
