package store;

class Locks {
  void guards(Box box, boolean b, boolean c) {
    weigh(box);
    if (b && c) {
      stack(box, 1);
      seal(box);
    }
  }

  void rest(Box box, boolean b) {
    weigh(box);
    if (box.full() && b) {
      stack(box, 1);
      seal(box);
    }
  }

  void more(Box box, boolean b, boolean c) {
    weigh(box);
    if (box.full() && b) {
      stack(box, 1);
      seal(box);
    }
  }

  void branches(Box box, boolean b, boolean c) {
    weigh(box);
    if (b || c) {
      stack(box, 1);
      seal(box);
    }
  }

  void loop(Box box, boolean b) {
    weigh(box);
    while (box.full() && b) {
      stack(box, 1);
      seal(box);
    }
  }

  boolean answer(Box box, Crate crate) {
    weigh(box);
    return box.full() || crate.holds(box);
  }

  boolean nothing(Box box, Crate crate) {
    weigh(box);
    return crate != null && crate.holds(box);
  }

  void height(Box box) {
    weigh(box);
    int high = box != null ? box.height(1) : -1;
    stack(box, high);
  }

  void turned(Box box, Crate crate) {
    weigh(box);
    if (box != null && crate.holds(box)) {
      stack(box, 1);
      seal(box);
    }
  }

  void other(Box box, boolean b, boolean c) {
    weigh(box);
    if (b && c) {
      stack(box, 1);
      seal(box);
    }
  }

  void less(Box box, boolean b, boolean c) {
    weigh(box);
    if (b && c) {
      stack(box, 1);
      seal(box);
    }
  }

  int both(Box box, boolean b) {
    weigh(box);
    return b ? box.height(1) : box.width(2);
  }

}
