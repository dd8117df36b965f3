package harbour;

class Store {
  void stack(Day today) {
    for (Box box : boxes) {
      Crane.lift(today, box);
    }
  }

  String label() {
    return texts.find("label");
  }
}
