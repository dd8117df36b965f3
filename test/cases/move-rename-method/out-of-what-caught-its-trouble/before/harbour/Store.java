package harbour;

class Store {
  void stack(Day today) {
    try {
      Crane.lift(today, 7);
      Crane.turn(today, "wide");
    } catch (Trouble trouble) {
      log(trouble);
    }
    Broom.pass(hours);
  }

  String label() {
    return texts.find("label");
  }
}
