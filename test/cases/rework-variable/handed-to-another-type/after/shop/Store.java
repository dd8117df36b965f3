package shop;

class Store {
  private int count;
  private Clerk clerk;

  int run(int given) {
    start(given, count);
    int part = this.count;
    clerk.load(part);
    stop(count);
    return 5;
  }

  int find(int part) {
    return count - part;
  }
}
