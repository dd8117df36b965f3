package shop;

class Store {
  int count() {
    return shelves.size();
  }
  void arrange(int page, int copies) {
    put(3);
    clerk.wake(7);
    lamp.shine("w");
    door.lock(2);
    book.close(3);
  }
}
