package shop;

class Plan {
  Log log;
  Shelf shelf;

  void plan(String key, int count) {
    prepare(key);
    int size = shelf.free();
    step(count);
    finish(key);
  }

  void step(int room) {
    shelf.put(room, 3);
    log.add(room);
  }
}
