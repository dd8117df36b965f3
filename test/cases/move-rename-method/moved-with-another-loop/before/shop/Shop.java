package shop;

class Shop {
  Store store;

  void load(Span span) {
    announce(span, 7);
    for (Box box : boxes) {
      store.put(total, 3);
    }
  }
}
