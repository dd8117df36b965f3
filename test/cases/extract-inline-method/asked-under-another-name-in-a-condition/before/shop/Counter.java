package shop;

class Counter {
  void check(String label, int limit) {
    if (prices.get(label) == null && limit > 5) {
      throw new Refused(label);
    }
  }

  void weigh(String label) {
    if (scales.get(label) == null) {
      throw new Refused(label);
    }
  }

  void count(String label) {
    if (boxes.get(label)) {
      throw new Refused(label);
    }
  }
}
