package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    later(water -> {
      int grams = water.weight();
      salt(grams);
    });
    close(guests);
  }
}
