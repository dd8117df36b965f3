package shop;

class Store {
  int count() {
    return shelves.size();
  }
  void tidy(int page, int copies) {
    rack.put("none");
    floor.sweep();
    window.open("q", 4);
    door.lock(2);
    book.close(3);
  }
}
