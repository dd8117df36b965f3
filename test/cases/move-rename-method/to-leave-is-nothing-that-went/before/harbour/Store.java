package harbour;

class Store {
  void stack(Day today) {
    if (closed) {
      return;
    }
    hours = today.at(7);
    Broom.pass("dust");
  }

  String label() {
    return texts.find("label");
  }
}
