package shop;

class Gate {
  double price(int days) {
    double sum;
    if (days < 3) {
      sum = 0.0;
    } else {
      sum = days * rate;
    }
    return sum;
  }
}
