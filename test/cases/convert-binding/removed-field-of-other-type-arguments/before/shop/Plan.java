package shop;

class Plan {
  Shelf shelf;
  Log log;
  List<Book> books;

  void plan(String key) {
    prepare(key);
    shelf.put(books, 3);
    log.add(books);
    finish(key);
  }
}
