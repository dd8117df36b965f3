package shop;

class Store {
  private int count;
  private Clerk clerk;

  int run(int given) {
    start(given, count);
    int part = find(3);
    load(part);
    stop(count);
    return 5;
  }

  void load(int piece) {
    open(piece, 4);
    show(count);
  }

  int find(int part) {
    return count - part;
  }
}
