class Kitchen {
  private boolean fits;

  void close(Object thing, int day) {
    open(day);
    this.fits = thing instanceof Lid;
    clean(day);
  }

  void let(Object thing, int day) {
    open(day);
    if (thing instanceof Lid) {
      leave();
    }
    clean(day);
  }

  void check(Object thing, int day) {
    open(day);
    require(thing, Lid.class);
    clean(day);
  }
}
