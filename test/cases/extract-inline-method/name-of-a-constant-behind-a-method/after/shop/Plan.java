package shop;

class Plan {
  static final int LITRES = 8;

  void plan(Tank tank) {
    tank.open();
    tank.fill(0, litres());
  }

  int most() {
    start();
    return litres();
  }

  int litres() {
    return LITRES;
  }
}
