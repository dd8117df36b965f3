package shop;

class SmallShop {
  Box close(int n) {
    return Boxes.close(3 + n, "close");
  }

  Box fill(int n) {
    return Boxes.fill(3 + n, "fill");
  }

  Box drain(int n) {
    return Boxes.drain(3 + n, "drain");
  }

  Box weigh(int n) {
    return Boxes.weigh(n, "weigh");
  }

  Box paint(int n) {
    return Boxes.paint(n, "paint");
  }
}
