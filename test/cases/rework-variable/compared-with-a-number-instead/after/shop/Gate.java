package shop;

class Gate {
  int order(Guest one, Guest other) {
    int order = Integer.compare(one.age(), other.age());
    if (order < 0) {
      return -1;
    }
    return 1;
  }
}
