package shop;

class Shelf {
  void dust(int k) {
    k--;
  }
}
