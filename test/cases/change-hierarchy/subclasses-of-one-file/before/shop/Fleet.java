package shop;

class Fleet {
  static class Wagon {
    int size() { return box.size() + 1; }
  }
  static class Cart {
    int width() { return box.width() + 2; }
  }
}
