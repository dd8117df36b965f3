package harbour;

class Store {
  private Box boxes;

  void stack(Day today) {
    Crane.lift(boxes, today);
  }

  void sweep(int hour) {
    Broom.pass(boxes, hour);
  }

  String label() {
    return texts.find("store");
  }
}
