package store;

class Locks {
  void turn(Door door, int tries) {
    boolean stuck = door.jams(tries);
    count(stuck);
  }

  void remember(boolean seen) {
    this.known = seen;
    count(known);
  }

  void guard(Door door, Key key) {
    if (door.open() || key.lost() || broken(door)) {
      return;
    }
    turnKey(door, key);
    count(true);
  }

  void ask(Door door, Key key) {
    if (!door.takes(key)) {
      report(door, key);
      count(false);
    }
  }

  void same(Key one, Key two) {
    if (one.equals(two)) {
      report(one, two);
      count(false);
    }
  }

  void wrapped(boolean a, boolean b, Key key) {
    if (a && b) {
      report(key, 1);
    } else {
      report(key, 2);
    }
  }

  void gained(Key key, boolean b) {
    if (key != null) {
      report(key, 1);
      count(b);
    }
  }

  void lost(Key key, boolean b, boolean c) {
    if (b || c) {
      report(key, 1);
      count(b);
    }
  }

  void handed(Key key, boolean b) {
    report(key, b);
    count(b);
  }

}
