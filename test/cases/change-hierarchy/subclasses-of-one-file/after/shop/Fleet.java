package shop;

class Fleet {
  static class Wagon extends Base {
    int size() { return box.size() + 1; }
  }
  static class Cart extends Base {
    int width() { return box.width() + 2; }
  }
}
