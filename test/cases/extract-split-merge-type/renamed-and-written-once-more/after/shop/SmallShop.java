package shop;

class SmallShop {
  Water water;

  Box open(int n) {
    return Boxes.open(2 + n, "open");
  }

  Box close(int n) {
    return Boxes.close(2 + n, "close");
  }

  Box fill(int n) {
    return Boxes.fill(2 + n, "fill");
  }

  Box drain(int n) {
    return Boxes.drain(2 + n, "drain");
  }

  Box weigh(int n) {
    return Boxes.weigh(2 + n, "weigh");
  }

  Box paint(int n) {
    return Boxes.paint(2 + n, "paint");
  }
}
