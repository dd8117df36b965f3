package house;

class Door {
  int width(int planks) {
    return planks * 12;
  }

  void onVisit(String visitor) {
    // a plain door has nobody to greet
  }

  void shut() {
    latch.close();
  }
}
