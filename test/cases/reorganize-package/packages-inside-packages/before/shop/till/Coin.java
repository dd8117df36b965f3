package shop.till;

class Coin {
  int worth;
  void pay() {
    count(worth, 2);
  }
}
