package mill;

class Wheel {
  int next(int gear) {
    turn(gear);
    return gear + used();
  }

  Shaft shaft(int gear) {
    turn(gear);
    return this.shaft;
  }

  Object name(int gear) {
    turn(gear);
    return names.find(gear, "x");
  }
}
