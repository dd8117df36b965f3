package harbour;

class Store {
  private final Map<Place, Box> boxes;

  void stack(Day today) {
    Crane.lift(boxes, today);
  }

  String label() {
    return texts.find("store");
  }
}
