package mill;

class Wheel {
  private River river;

  int turn(int hours, Sluice sluice) {
    check(hours);
    Speed speed = river.flow(hours);
    grind(speed);
    return hours;
  }
}
