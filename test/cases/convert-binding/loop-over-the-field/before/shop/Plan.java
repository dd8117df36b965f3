package shop;

class Plan {
  Shelf shelf;
  Log log;
  Books books;

  void plan(String key) {
    prepare(key);
    for (Book one : books) {
      one.link(3);
    }
    finish(key);
  }
}
