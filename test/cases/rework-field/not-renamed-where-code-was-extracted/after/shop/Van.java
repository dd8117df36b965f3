package shop;

class Van {
  int wheels;
  int doors;
  int seats;
  Thing item;
  void go() {
    step();
  }
  void step() {
    open();
    show(item);
  }
}
