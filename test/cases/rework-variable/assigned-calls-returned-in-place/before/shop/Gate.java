package shop;

class Gate {
  double price(int days) {
    double sum;
    if (days < 3) {
      sum = base(days);
    } else {
      sum = days * rate;
    }
    return sum;
  }
}
