package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    menu(3).with(water -> {
      int grams = water.weight();
      salt(grams);
    });
    order(pans -> pans.scrub(4)).then(lid -> polish(lid));
    close(guests);
  }
}
