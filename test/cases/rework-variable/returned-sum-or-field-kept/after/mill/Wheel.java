package mill;

class Wheel {
  int next(int gear) {
    turn(gear);
    int next = gear + used();
    log(next);
    return next;
  }

  Shaft shaft(int gear) {
    turn(gear);
    Shaft held = this.shaft;
    log(held);
    return held;
  }

  Object name(int gear) {
    turn(gear);
    Name name = names.find(gear, "x");
    return name.text();
  }
}
