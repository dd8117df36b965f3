package shop;

interface Shelf {
  int low(int a);
  abstract Item item();
}
