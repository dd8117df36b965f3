package harbour;

class Shelf {
  private final Map<Row, Jar> items;

  void stack(Day today) {
    Crane.lift(items, today);
  }

  String place() {
    return texts.find("shelf");
  }
}
