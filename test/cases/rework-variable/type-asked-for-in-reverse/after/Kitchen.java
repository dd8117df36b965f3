class Kitchen {
  private boolean fits;

  void close(Object thing, int day) {
    open(day);
    stack(thing instanceof Lid ? thing : null);
    clean(day);
  }

  void refuse(Object thing, int day) {
    open(day);
    if (!(thing instanceof Lid)) {
      leave();
    }
    clean(day);
  }
}
