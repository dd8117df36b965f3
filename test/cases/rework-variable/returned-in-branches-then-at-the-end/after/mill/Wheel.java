package mill;

class Wheel {
  Grain grind(Sack sack, int gear) {
    Grain grain;
    if (sack.isOpen()) {
      grain = coarse(sack);
    } else {
      turn(gear);
      grain = fine(sack, gear);
    }
    return grain;
  }
}
