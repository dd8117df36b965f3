package shop;

class Plan {
  void add(Book book) {
    throw full();
  }

  Full full() {
    return new Full("no room");
  }
}
