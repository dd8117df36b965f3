package harbour;

class Store {
  private Box boxes;

  Box stack(Day today) {
    Crane.lift(today);
    return boxes;
  }

  String label() {
    return texts.find("store");
  }
}
