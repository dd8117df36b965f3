package farm;

class Barn {
  void feed(Object guest, Hay hay) {
    if (guest instanceof Horse horse) {
      horse.eat(hay);
      groom(horse, 2);
    }
    if (hay.isDry() && guest instanceof Goat goat) {
      hay.giveTo(goat);
    }
  }
}
