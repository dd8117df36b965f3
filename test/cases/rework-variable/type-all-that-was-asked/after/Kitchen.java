class Kitchen {
  private boolean fits;

  void close(Object thing, int day) {
    open(day);
    boolean isLid = thing instanceof Lid;
    put(isLid, 7);
    clean(day);
  }

  void let(Object thing, int day) {
    open(day);
    boolean isLid = thing instanceof Lid;
    put(isLid, 7);
    clean(day);
  }

  void check(Object thing, int day) {
    open(day);
    boolean isPot = thing instanceof Pot;
    put(isPot, 7);
    clean(day);
  }
}
