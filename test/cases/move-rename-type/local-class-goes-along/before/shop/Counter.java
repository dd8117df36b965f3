package shop;

class Counter {
  int weigh(Basket basket) {
    class Scale {
      int read(Item item) {
        return item.weight() + 1;
      }
    }
    int sum = 0;
    for (Item item : basket.items()) sum += new Scale().read(item);
    return sum;
  }

  void pack(Box box) {
    class Tape {
      void wrap() {
        box.close();
      }
    }
    new Tape().wrap();
  }
}
