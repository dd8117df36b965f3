package harbour;

class Shelf {
  private Box items;

  Box stack(Day today) {
    Crane.lift(today);
    return items;
  }

  String place() {
    return texts.find("shelf");
  }
}
