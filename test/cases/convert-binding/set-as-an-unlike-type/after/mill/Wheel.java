package mill;

class Wheel {
  private River river;
  private Gauge speed;

  int turn(int hours, Sluice sluice) {
    check(hours);
    speed = sluice.open();
    grind(speed);
    return hours;
  }
}
