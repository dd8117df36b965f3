package harbour;

class Store {
  void stack(Day today) {
    try {
      hours = today.at(7);
    } catch (Trouble trouble) {
    }
  }

  String label() {
    return texts.find("label");
  }
}
