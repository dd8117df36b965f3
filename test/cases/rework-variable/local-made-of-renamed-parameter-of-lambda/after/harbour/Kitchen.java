package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    prepare(liquid -> {
      int grams = liquid + 3;
      salt(grams);
    }, guests);
    close(guests);
  }
}
