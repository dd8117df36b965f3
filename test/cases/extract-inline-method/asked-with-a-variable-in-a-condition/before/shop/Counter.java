package shop;

class Counter {
  void check(String label, int limit) {
    if (limit > 5 && (find(label) == null || find(label).tag().isTorn())) {
      throw new Refused(label);
    }
  }

  void weigh(String label, int limit) {
    if (limit > 5 && (scale(label).plate().isEmpty())) {
      throw new Refused(label);
    }
  }
}
