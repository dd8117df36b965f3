package shop;

class Store {
  int count() {
    return shelves.size();
  }
  void tidy(int page, int copies) {
    shelf.top().put(copies);
    floor.sweep();
    window.open("q", 4);
    door.lock(2);
    book.close(3);
  }
}
