package shop;

class Plan {
  void plan(Tank tank) {
    tank.open();
    tank.fill(0, Sizes.LITRES);
  }
}
