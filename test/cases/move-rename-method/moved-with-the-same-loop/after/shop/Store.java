package shop;

class Store {
  void load(Span span) {
    announce(span, 7);
    names.add("first");
    for (Box box : boxes) {
      print("done " + total);
    }
  }
}
