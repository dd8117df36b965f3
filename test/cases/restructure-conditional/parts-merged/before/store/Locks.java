package store;

class Locks {
  void guards(Box box, boolean b, boolean c) {
    weigh(box);
    if (!b) {
      return;
    }
    if (!c) {
      return;
    }
    stack(box, 1);
    seal(box);
  }

  void rest(Box box, boolean b) {
    weigh(box);
    if (!box.full()) {
      return;
    }
    if (b) {
      stack(box, 1);
      seal(box);
    }
  }

  void more(Box box, boolean b, boolean c) {
    weigh(box);
    if (box.full() && c) {
      if (b) {
        stack(box, 1);
        seal(box);
      }
    }
  }

  void branches(Box box, boolean b, boolean c) {
    weigh(box);
    if (b) {
      stack(box, 1);
      seal(box);
    } else if (c) {
      drop(box);
    }
  }

  void loop(Box box, boolean b) {
    weigh(box);
    while (box.full()) {
      if (!b) {
        break;
      }
      stack(box, 1);
      seal(box);
    }
  }

  boolean answer(Box box, Crate crate) {
    weigh(box);
    if (box.full()) {
      return true;
    }
    return crate.holds(box);
  }

  boolean nothing(Box box, Crate crate) {
    weigh(box);
    if (crate == null) {
      return false;
    }
    return crate.holds(box);
  }

  void height(Box box) {
    weigh(box);
    if (box == null) {
      return;
    }
    int high = box.height(1);
    stack(box, high);
  }

  void turned(Box box, Crate crate) {
    weigh(box);
    if (box == null) {
      return;
    }
    if (crate.holds(box)) {
      stack(box, 1);
      seal(box);
    }
  }

  void other(Box box, boolean b, boolean c) {
    weigh(box);
    if (b) {
      if (c) {
        throw new Refusal(4);
      }
    }
  }

  void less(Box box, boolean b, boolean c) {
    weigh(box);
    if (b) {
      stack(box, 1);
      seal(box);
    }
  }

  int both(Box box, boolean b) {
    weigh(box);
    if (b) {
      return box.height(1);
    }
    return box.width(2);
  }

}
