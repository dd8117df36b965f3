package shop;

class Plan {
  Shelf shelf;
  Log log;
  int size;

  void plan(String key) {
    prepare(key);
    shelf.put(this.size, 3);
    log.add(this.size);
    finish(key);
  }

  int left() {
    return size - 1;
  }
}
