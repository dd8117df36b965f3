package shop;

class Counter {
  void check(String label, int limit) {
    if (limit > 5 && isWorn(label)) {
      throw new Refused(label);
    }
  }

  private boolean isWorn(String label) {
    Item item = find(label);
    return item == null || item.tag().isTorn();
  }

  void weigh(String label, int limit) {
    if (limit > 5 && isFree(label)) {
      throw new Refused(label);
    }
  }

  private boolean isFree(String label) {
    Scale scale = scale(label);
    return scale.plate().isEmpty();
  }
}
