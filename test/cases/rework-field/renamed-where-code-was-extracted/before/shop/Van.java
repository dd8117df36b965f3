package shop;

class Van {
  int wheels;
  Kind sort;
  int doors;
  void go() {
    open();
    sort.run(7);
  }
}
