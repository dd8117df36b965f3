package shop;

interface Shelf {
  int low(int a);
  default Item item() {
    open(3);
    return list.get(4);
  }
}
