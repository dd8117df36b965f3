package store;

class Locks {
  void turn(Door door, int tries) {
    boolean stuck = !door.jams(tries);
    count(stuck);
  }

  void remember(boolean seen) {
    this.known = !seen;
    count(known);
  }

  void guard(Door door, Key key) {
    if (!broken(door) && !key.lost() && !door.open()) {
      turnKey(door, key);
      count(true);
    }
  }

  void ask(Door door, Key key) {
    if (door.takes(spare)) {
      report(door, key);
      count(false);
    }
  }

  void same(Key one, Key two) {
    if (!two.equals(one)) {
      report(one, two);
      count(false);
    }
  }

  void wrapped(boolean a, boolean b, Key key) {
    if (!(a && b)) {
      report(key, 2);
    } else {
      report(key, 1);
    }
  }

  void gained(Key key, boolean b) {
    if (key == null || b) {
      return;
    }
    report(key, 1);
    count(b);
  }

  void lost(Key key, boolean b, boolean c) {
    if (!b) {
      report(key, 1);
      count(b);
    }
  }

  void handed(Key key, boolean b) {
    report(key, !b);
    count(b);
  }

}
