package shop;

class Gate {
  int order(Guest one, Guest other) {
    if (one.age() < other.age()) {
      return -1;
    }
    return 1;
  }
}
