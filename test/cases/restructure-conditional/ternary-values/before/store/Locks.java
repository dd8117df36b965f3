package store;

class Locks {
  int named(int a, int b, boolean c) {
    weigh(a);
    if (c) {
      return a;
    }
    return b;
  }

  int half(int a, boolean c) {
    weigh(a);
    if (c) {
      return a;
    }
    return height(a);
  }

  void preset(int a, boolean c) {
    int high = height(a);
    if (c) {
      high = width(a);
    }
    stack(high, a);
  }

  void refused(Box box, boolean c) {
    if (c) {
      throw new Refusal();
    }
    stack(box, 1);
    weigh(2);
  }

}
