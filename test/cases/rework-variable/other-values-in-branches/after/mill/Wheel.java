package mill;

class Wheel {
  Grain grind(Sack sack, int gear) {
    Grain grain;
    if (sack.isOpen()) {
      grain = sifted(sack);
    } else {
      turn(gear);
      grain = fine(sack, gear, 2);
    }
    return grain;
  }
}
