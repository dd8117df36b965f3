package shop;

class Store {
  private int count;
  private Clerk clerk;

  int run(int given) {
    start(given, count);
    open(find(3), 4);
    show(count);
    stop(count);
    return 5;
  }

  int find(int part) {
    return count - part;
  }
}
