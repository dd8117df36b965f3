package shop;

class Plan {
  Shelf shelf;
  Log log;

  void plan(String key, int size) {
    prepare(key);
    log.put(size);
    log.add(size);
    finish(key);
  }
}
