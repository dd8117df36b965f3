package shop;

class Store {
  int count() {
    return shelves.size();
  }
  void tidy(int page, int copies) {
    put(page, 3);
    floor.sweep();
    window.open("q", 4);
    door.lock(2);
    book.close(3);
  }
}
