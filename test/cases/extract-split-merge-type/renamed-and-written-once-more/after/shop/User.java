package shop;

class User {
  int k;
  SmallShop shop = new SmallShop();
  BigShop other = new BigShop();
}
