package shop;

class Plan {
  Log log;
  Shelf shelf;
  int size;

  void plan(String key, int count) {
    prepare(key);
    shelf.put(size, 3);
    log.add(size);
    finish(key);
  }
}
