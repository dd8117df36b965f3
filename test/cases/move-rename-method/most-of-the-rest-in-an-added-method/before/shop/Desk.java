package shop;

class Desk {
  int count() {
    return nodes.size();
  }
  void plan(int a) {
    card.book(1);
    oak.push(2);
    door.shut(7);
    sea.blow("w");
    bird.sing(8);
  }
}
