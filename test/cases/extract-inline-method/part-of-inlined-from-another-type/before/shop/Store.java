package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    send(Tools.step(span, weight), 5);
    close(crates);
  }
}
