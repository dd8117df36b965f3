package mill;

class Wheel {
  Grain grind(Sack sack, int gear) {
    if (sack.isOpen()) {
      return coarse(sack);
    }
    turn(gear);
    return fine(sack, gear);
  }
}
