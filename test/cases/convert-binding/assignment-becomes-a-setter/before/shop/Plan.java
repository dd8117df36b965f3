package shop;

class Plan {
  int size;

  Plan with(int size) {
    this.size = size;
    return this;
  }

  void setSize(int size) {
    this.size = size;
  }
}
