package shop;

class Desk {
  void serve(Box box, String key) {
    Paper paper = box.get(key);
    stamp(paper);
  }

  void find(Box box, String key) {
    Coupon found = box.get(key);
    stamp(found);
  }

  void next(Box box) {
    CountedPaper paper = box.next();
    stamp(paper);
  }
}
