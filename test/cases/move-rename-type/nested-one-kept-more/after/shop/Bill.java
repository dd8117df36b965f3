package shop;

class Bill {
  int sum;
  int tax;

  void add(int price) {
    sum += price;
    tax += price / 5;
  }

  int all() {
    int both = sum + tax;
    return both;
  }

  void print(Paper paper) {
    paper.feed(3);
    paper.write("bill");
  }
}
