package mill;

class Wheel {
  Grain grind(Sack sack, int gear) {
    try {
      return fine(sack, gear);
    } catch (JamException jam) {
      log(jam);
    }
    return null;
  }
}
