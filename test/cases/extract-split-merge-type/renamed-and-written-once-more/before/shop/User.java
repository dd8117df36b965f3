package shop;

class User {
  int k;
  Shop shop = new Shop();
}
