package harbour;

class Store {
  void stack(Day today) {
    Crane.lift(today, "high", 7);
  }

  String label() {
    return texts.find("store");
  }
}
