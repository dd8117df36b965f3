package harbour;

class Shelf {
  void fillRow(Day today) {
    Crane.lift(today, 9);
    Crane.turn(today, "wide");
  }

  String place() {
    return texts.find("place");
  }
}
