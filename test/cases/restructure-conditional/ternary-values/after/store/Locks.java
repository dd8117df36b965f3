package store;

class Locks {
  int named(int a, int b, boolean c) {
    weigh(a);
    return c ? a : b;
  }

  int half(int a, boolean c) {
    weigh(a);
    return c ? a : height(a);
  }

  void preset(int a, boolean c) {
    int high = c ? width(a) : height(a);
    stack(high, a);
  }

  void refused(Box box, boolean c) {
    return c ? carefully(box) : quickly(box);
  }

}
