package harbour;

class Shelf {
  void fillRow(Day today) {
    for (Box box : jars) {
      Crane.lift(today, box);
    }
  }

  String place() {
    return texts.find("place");
  }
}
