package mill;

class Wheel {
  String label(int gear) {
    turn(gear);
    String label = "idle";
    log(label);
    return label;
  }

  int rest(int gear) {
    turn(gear);
    int rest = gear - used();
    log(rest);
    return rest;
  }
}
