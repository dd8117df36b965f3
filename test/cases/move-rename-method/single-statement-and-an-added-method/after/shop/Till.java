package shop;

class Till {
  long weight() {
    return load.sum();
  }
  void plan(int a) {
    card.book(1);
    step(a);
  }
  void step(int a) {
    door.shut(7);
    sea.blow("w");
  }
}
