package mill;

class Wheel {
  String label(int gear) {
    turn(gear);
    return "idle";
  }

  int rest(int gear) {
    turn(gear);
    return gear - used();
  }
}
