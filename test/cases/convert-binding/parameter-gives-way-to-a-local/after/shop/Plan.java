package shop;

class Plan {
  Shelf shelf;
  Log log;

  void plan(String key) {
    prepare(key);
    int room = shelf.free();
    log.put(room);
    log.add(room);
    finish(key);
  }
}
