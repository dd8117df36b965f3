package farm;

class Mill {
  private int limit;

  void grind(int bags) {
    start(bags);
  }
}
