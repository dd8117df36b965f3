package shop;

class Store {
  static class Key {
    int shelf;
  }

  void open(Door door) {
    door.unlock("front");
    light();
  }

  void close(Till till) {
    till.count();
  }
}
