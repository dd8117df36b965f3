package shop;

class Shop {
  Water water;
  boolean isWarm;

  Box open(int n) {
    return Boxes.open(n, "open");
  }

  Box close(int n) {
    return Boxes.close(n, "close");
  }

  Box fill(int n) {
    return Boxes.fill(n, "fill");
  }

  Box drain(int n) {
    return Boxes.drain(n, "drain");
  }

  Box weigh(int n) {
    return Boxes.weigh(n, "weigh");
  }

  Box paint(int n) {
    return Boxes.paint(n, "paint");
  }
}
