package harbour;

class Shelf {
  void fillRow(Day today) {
    Crane.lift(today, "high", hours());
    Crane.turn(today, "wide", hours());
  }

  String place() {
    return texts.find("shelf");
  }
}
