package shop.till.cash;

class Coin {
  int worth;
  void pay() {
    count(worth, 2);
  }
}
