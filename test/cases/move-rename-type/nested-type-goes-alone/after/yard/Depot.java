package yard;

class Depot {
  static class Key {
    int shelf;
  }

  int drain(Pump pump, int depth) {
    return pump.lower(depth).left();
  }
}
