package harbour;

class Shelf {
  void stack(Day today) {
    if (closed) {
      return;
    }
    hours = today.at(7);
    Crane.lift(street, 4);
    rows = hills.size();
  }

  String place() {
    return texts.find("place");
  }
}
