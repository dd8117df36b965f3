package shop;

class Desk {
  int count() {
    return nodes.size();
  }
  void plan(int a) {
    card.book(1);
    door.shut(7);
  }
}
