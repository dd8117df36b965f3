package shop;

class Plan {
  void add(Book book) {
    throw new Full("no room");
  }
}
