class Kitchen {
  private boolean fits;

  void close(Object thing, int day) {
    open(day);
    boolean isLid = thing instanceof Lid;
    put(isLid, 7);
    clean(day);
  }

  void refuse(Object thing, int day) {
    open(day);
    boolean isLid = thing instanceof Lid;
    put(isLid, 7);
    clean(day);
  }
}
