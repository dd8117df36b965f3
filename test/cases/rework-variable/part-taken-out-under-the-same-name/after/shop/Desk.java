package shop;

class Desk {
  void wrap(Box box, String key) {
    Paper paper = box.get(key);
    stamp(paper);
    file(paper, key);
  }

  void find(Box box, String key) {
    Coupon coupon = Coupon.of(box.get(key), 2);
    stamp(coupon);
    file(coupon, key);
  }
}
