package shop.cart;

class Item {
  int weight;
  void lift() {
    raise(weight, 3);
  }
}
