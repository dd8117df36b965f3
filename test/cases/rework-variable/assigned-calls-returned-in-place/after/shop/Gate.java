package shop;

class Gate {
  double price(int days) {
    if (days < 3) {
      return base(days);
    } else {
      return days * rate;
    }
  }
}
