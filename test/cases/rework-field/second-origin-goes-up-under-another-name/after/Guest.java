package shop;

class Guest extends Base {
  void open() {
    super.open();
    seat(4);
  }
}
