package shop;

class Gate {
  double price(int days) {
    if (days < 3) {
      return Rates.LOW;
    } else {
      return Rates.HIGH;
    }
  }
}
