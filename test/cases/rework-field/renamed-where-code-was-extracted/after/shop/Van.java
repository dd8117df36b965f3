package shop;

class Van {
  int wheels;
  Thing item;
  int doors;
  void go() {
    step();
  }
  void step() {
    open();
    show(item);
  }
}
