package shop;

class Store {
  void open(int page, int copies) {
    door.unlock(1);
    shelf.put(this.page);
  }
}
