package mill;

class Wheel {
  private River river;
  private Speed speed;

  int turn(int hours, Sluice sluice) {
    check(hours);
    this.speed = river.flow(4);
    grind(speed);
    return hours;
  }
}
