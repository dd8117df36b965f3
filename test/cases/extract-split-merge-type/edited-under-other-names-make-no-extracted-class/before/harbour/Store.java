package harbour;

class Store {
  void stack(Day today) {
    Crane.lift(today, 7);
    Crane.turn(today, 3);
  }

  void sweep(int hour) {
    Broom.pass(hour, 4);
  }

  String label() {
    return texts.find("store");
  }

  String place() {
    return texts.find("place");
  }
}
