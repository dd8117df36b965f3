package shop;

class Receipt {
  String head;
  int sum;

  void print(Paper paper) {
    paper.feed(3);
    paper.write(head);
  }

  void add(int price) {
    sum += price;
    tax += price / 5;
  }
}
