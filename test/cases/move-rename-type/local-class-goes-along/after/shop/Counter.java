package shop;

class Counter {
  int weightOf(Basket basket) {
    class Scale {
      int read(Item item) {
        return item.weight() + 1;
      }
    }
    int sum = 0;
    for (Item item : basket.items()) sum += new Scale().read(item);
    log.note(sum);
    return sum;
  }

  void pack(Box box) {
    class Tape {
      void wrap() {
        box.seal();
      }
    }
    new Tape().wrap();
  }
}
