package shop;

class Plan {
  Shelf shelf;
  Log log;

  void plan(String key, int size) {
    prepare(key);
    shelf.put(size, 3);
    log.add(size);
    finish(key);
  }
}
