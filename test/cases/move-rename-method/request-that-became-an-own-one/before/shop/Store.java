package shop;

class Store {
  int count() {
    return shelves.size();
  }
  void arrange(int page, int copies) {
    shelf.put(page);
    clerk.wake(7);
    lamp.shine("w");
    door.lock(2);
    book.close(3);
  }
}
