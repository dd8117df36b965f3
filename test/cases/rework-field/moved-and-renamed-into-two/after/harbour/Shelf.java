package harbour;

class Shelf {
  private Box items;
  private Box dust;

  void stack(Day today) {
    Crane.lift(items, today);
  }

  void sweep(int hour) {
    Broom.pass(dust, hour);
  }

  String place() {
    return texts.find("shelf");
  }
}
