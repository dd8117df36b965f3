package shop;

class Desk {
  Label serve(Box box, String key) {
    Coupon coupon = (Coupon) box.get(key);
    return labels[coupon.number()];
  }
}
