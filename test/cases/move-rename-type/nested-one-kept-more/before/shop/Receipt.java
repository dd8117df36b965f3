package shop;

class Receipt {
  String head;

  void print(Paper paper) {
    paper.feed(3);
    paper.write(head);
  }
}
