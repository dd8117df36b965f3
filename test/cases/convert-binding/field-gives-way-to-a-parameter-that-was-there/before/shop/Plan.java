package shop;

class Plan {
  Shelf shelf;
  Log log;
  int size;

  void plan(String key, int room) {
    prepare(key);
    shelf.put(size, 3);
    log.add(size);
    finish(key);
  }

  int left() {
    return size - 1;
  }
}
