package shop;

class Plan {
  Log log;
  Shelf shelf;
  int size;

  void plan(String key, int count) {
    prepare(key);
    step(size);
    finish(key);
  }

  void step(int room) {
    shelf.put(room, 3);
    log.add(room);
  }
}
