class Tally {
  boolean off;

  Tally add(int one, int other) {
    return off || fits(one, other) ? this : put(one, other);
  }
}
