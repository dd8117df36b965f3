package shop;

class Plan {
  Shelf shelf;
  Log log;

  void plan(String key) {
    prepare(key);
    List<Item> books = shelf.free();
    shelf.put(books, 3);
    log.add(books);
    finish(key);
  }
}
