package shop;

class Plan {
  Log log;
  Shelf shelf;

  void plan(String key, int count) {
    prepare(key);
    int size = shelf.free();
    shelf.put(size, 3);
    log.add(size);
    finish(key);
  }
}
