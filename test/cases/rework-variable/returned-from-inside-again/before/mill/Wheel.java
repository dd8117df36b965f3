package mill;

class Wheel {
  Grain grind(Sack sack, int gear) {
    Grain grain = null;
    try {
      grain = fine(sack, gear);
    } catch (JamException jam) {
      log(jam);
    }
    return grain;
  }
}
