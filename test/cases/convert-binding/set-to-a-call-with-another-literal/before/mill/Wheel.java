package mill;

class Wheel {
  private River river;

  int turn(int hours, Sluice sluice) {
    check(hours);
    Speed speed = river.flow(3);
    grind(speed);
    return hours;
  }
}
