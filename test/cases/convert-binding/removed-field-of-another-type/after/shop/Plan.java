package shop;

class Plan {
  Shelf shelf;
  Log log;

  void plan(String key) {
    prepare(key);
    Pack size = shelf.free();
    shelf.put(size, 3);
    log.add(size);
    finish(key);
  }
}
