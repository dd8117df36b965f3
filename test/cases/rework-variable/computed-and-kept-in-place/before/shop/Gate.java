package shop;

class Gate {
  double sum;

  void count(int days) {
    double total;
    if (days < 3) {
      total = days + 1;
    } else {
      total = days + 2;
    }
    this.sum = total;
  }
}
