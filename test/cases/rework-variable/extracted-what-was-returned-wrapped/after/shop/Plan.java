package shop;

class Plan {
  Shelf shelf;

  Book plan(Book book, int count, int more, String key) {
    prepare("plan");
    check(count);
    Book found = clean(shelf.load(count));
    log(found);
    return found;
  }
}
