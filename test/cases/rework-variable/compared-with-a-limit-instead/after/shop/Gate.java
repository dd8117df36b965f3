package shop;

class Gate {
  int order(Guest one, Guest other) {
    int order = Integer.compare(one.age(), other.age());
    if (order < limit()) {
      return -1;
    }
    return 1;
  }
}
