package shop;

class BigShop {
  Water water;

  Box open(int n) {
    return Boxes.open(3 + n, "open");
  }

  Box close(int n) {
    return Boxes.close(3 + n, "close");
  }

  Box fill(int n) {
    return Boxes.fill(3 + n, "fill");
  }

  Box drain(int n) {
    return Boxes.drain(3 + n, "drain");
  }

  Box sell(int n) {
    return Boxes.sell(3 + n, "sell");
  }

  Box buy(int n) {
    return Boxes.buy(3 + n, "buy");
  }
}
