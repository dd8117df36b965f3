package mill;

class Wheel {
  private River river;
  private Speed speed;

  int turn(int hours, Sluice sluice) {
    check(hours);
    speed = river.flow(sluice);
    grind(speed);
    return hours;
  }
}
