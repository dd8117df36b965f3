package mill;

class Wheel {
  private River river;
  private Speed speed;

  int turn(int hours, Sluice sluice) {
    check(hours);
    this.speed = river.from(hours, sluice).at(2).flow();
    grind(speed);
    return hours;
  }
}
