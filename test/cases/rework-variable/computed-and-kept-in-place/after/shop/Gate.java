package shop;

class Gate {
  double sum;

  void count(int days) {
    if (days < 3) {
      this.sum = days + 1;
    } else {
      this.sum = days + 2;
    }
  }
}
