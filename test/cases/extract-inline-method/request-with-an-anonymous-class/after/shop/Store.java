package shop;

class Store {
  void open(int page, int copies) {
    door.unlock(1);
    step(page, copies);
  }
  void step(int page, int copies) {
    shelf.put(new Map(copies));
  }
}
