package farm;

class Barn {
  void feed(Object guest, Hay hay) {
    if (guest instanceof Horse) {
      ((Horse) guest).eat(hay);
      groom((Horse) guest, 2);
    }
    if (hay.isDry() && guest instanceof Goat) {
      hay.giveTo(guest);
    }
  }
}
