package shop;

class User {
  int k;
  BigShop shop = new BigShop();
  SmallShop other = new SmallShop();
}
