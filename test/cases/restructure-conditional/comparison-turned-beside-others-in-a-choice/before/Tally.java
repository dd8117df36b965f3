class Tally {
  boolean off;

  Tally add(int one, int other) {
    if (off) {
      return this;
    }
    if (one != other) {
      return put(one, other);
    }
    return this;
  }
}
