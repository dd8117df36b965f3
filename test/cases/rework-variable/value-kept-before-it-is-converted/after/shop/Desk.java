package shop;

class Desk {
  void serve(Box box, String key) {
    Paper paper = box.get(key);
    stamp(paper);
  }

  void count(Box box, int rest) {
    int own = box.size();
    stamp(own);
  }

  void open(Box box) {
    String text = box.text();
    stamp(text);
  }

  void close(Box box, int at) {
    Lids lids = box.lids(at);
    stamp(lids);
  }

  void wrap(Box box, String key) {
    Paper paper = box.get(key);
    stamp(paper);
  }
}
