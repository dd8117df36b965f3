package shop;

class Gate {
  double price(int days) {
    double sum;
    if (days < 3) {
      sum = Rates.LOW;
    } else {
      sum = Rates.HIGH;
    }
    return sum;
  }
}
