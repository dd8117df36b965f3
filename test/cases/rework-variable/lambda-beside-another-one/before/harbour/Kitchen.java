package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    prepare(water -> {
      int grams = water.weight();
      salt(grams);
      heat(grams, "slowly");
    });
    close(guests);
  }
}
