package shop;

class Store {
  void load(Span span) {
    announce(span, 7);
    for (Lid lid : lids) {
      print("done " + total);
    }
  }
}
