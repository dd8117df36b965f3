package shop;

class Gate {
  double price(int days) {
    if (days < 3) {
      return 0.5;
    } else {
      return 1.5;
    }
  }
}
