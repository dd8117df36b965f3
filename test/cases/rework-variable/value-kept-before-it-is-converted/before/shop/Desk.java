package shop;

class Desk {
  void serve(Box box, String key) {
    Coupon coupon = (Coupon) box.get(key);
    stamp(coupon);
  }

  void count(Box box, int rest) {
    int all = box.size() + rest;
    stamp(all);
  }

  void open(Box box) {
    Label label = Label.of(box.text());
    stamp(label);
  }

  void close(Box box, int at) {
    Lid lid = box.lids(at)[0];
    stamp(lid);
  }

  void wrap(Box box, String key) {
    Parcel parcel = new Parcel(box.get(key));
    stamp(parcel);
  }
}
