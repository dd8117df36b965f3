package shop;

class Desk {
  void serve(Box box, String key) {
    Coupon coupon = Coupon.of(box.get(key));
    stamp(coupon);
  }

  void find(Box box, String key) {
    Coupon coupon = (Coupon) box.get(key);
    stamp(coupon);
  }

  void next(Box box) {
    CountedCoupon coupon = (CountedCoupon) box.next();
    stamp(coupon);
  }
}
