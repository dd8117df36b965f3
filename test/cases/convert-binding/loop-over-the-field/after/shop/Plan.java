package shop;

class Plan {
  Shelf shelf;
  Log log;
  Books books;

  void plan(String key) {
    prepare(key);
    books.link(3);
    finish(key);
  }
}
