package shop;

class Till {
  long weight() {
    return load.sum();
  }
}
