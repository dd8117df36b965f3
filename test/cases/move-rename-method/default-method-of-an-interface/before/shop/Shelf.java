package shop;

interface Shelf {
  int low(int a);
  Item item();
}
