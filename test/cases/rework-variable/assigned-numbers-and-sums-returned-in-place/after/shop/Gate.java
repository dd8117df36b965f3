package shop;

class Gate {
  double price(int days) {
    if (days < 3) {
      return 0.0;
    } else {
      return days * rate;
    }
  }
}
