package shop;

class Gate {
  double sum;

  void count(int days) {
    double total;
    if (days < 3) {
      total = Rates.LOW;
    } else {
      total = base(days);
    }
    this.sum = total;
  }
}
