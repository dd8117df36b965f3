package shop;

class Gate {
  double sum;

  void count(int days) {
    if (days < 3) {
      this.sum = Rates.LOW;
    } else {
      this.sum = Rates.HIGH;
    }
  }
}
