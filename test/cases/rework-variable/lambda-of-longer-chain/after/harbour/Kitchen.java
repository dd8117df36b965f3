package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    menu(3).with(liquid -> {
      int grams = liquid.weight();
      salt(grams);
    }).then(() -> ring(guests));
    order(pots -> pots.scrub(5));
    close(guests);
  }
}
