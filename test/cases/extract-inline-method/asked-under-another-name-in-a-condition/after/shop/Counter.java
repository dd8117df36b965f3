package shop;

class Counter {
  void check(String label, int limit) {
    if (!hasPrice(label) && limit > 5) {
      throw new Refused(label);
    }
  }

  private boolean hasPrice(String label) {
    return prices.containsKey(label);
  }

  void weigh(String label) {
    if (!hasScale(label)) {
      throw new Refused(label);
    }
  }

  private boolean hasScale(String name) {
    return scales.containsKey(name);
  }

  void count(String label) {
    if (isCounted(label)) {
      throw new Refused(label);
    }
  }

  private boolean isCounted(String label) {
    return boxes.containsKey(label);
  }
}
