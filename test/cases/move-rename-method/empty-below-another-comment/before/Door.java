package house;

class Door {
  int width(int planks) {
    return planks * 12;
  }

  void greet(Guest guest) {
    // a plain door has nobody to greet
  }

  void shut() {
    latch.close();
  }
}
