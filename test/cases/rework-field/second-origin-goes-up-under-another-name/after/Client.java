package shop;

class Client extends Base {
  void open() {
    super.open();
    greet("x");
  }
}
