package shop;

class Bill {
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

  String line(int width) {
    return tape.cut(width, "=");
  }
}
