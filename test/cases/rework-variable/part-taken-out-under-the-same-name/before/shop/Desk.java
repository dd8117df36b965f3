package shop;

class Desk {
  void wrap(Box box, String key) {
    Parcel paper = new Parcel(box.get(key));
    stamp(paper);
    file(paper, key);
  }

  void find(Box box, String key) {
    Paper paper = box.get(key);
    stamp(paper);
    file(paper, key);
  }
}
