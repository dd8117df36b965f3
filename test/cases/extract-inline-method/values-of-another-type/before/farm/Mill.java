package farm;

class Mill {
  private int limit;

  int gross(Sack sack) {
    return sack.weight() + 4;
  }

  boolean heavy(Sack sack) {
    return sack.weight() > limit;
  }

  Sack taken(Object one) {
    return (Sack) sacks.get(one);
  }

  void grind(int bags) {
    start(bags);
  }
}
