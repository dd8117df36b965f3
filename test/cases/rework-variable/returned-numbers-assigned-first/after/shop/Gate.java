package shop;

class Gate {
  double price(int days) {
    double sum;
    if (days < 3) {
      sum = 0.5;
    } else {
      sum = 1.5;
    }
    return sum;
  }
}
