package harbour;

class Shelf {
  void fillRow(Day today) {
    try {
      hours = today.at(7);
      Crane.lift(street, 4);
      rows = hills.size();
      new Broom(wood).pass("dust");
      depth--;
    } catch (Trouble trouble) {
    }
  }

  String place() {
    return texts.find("place");
  }
}
