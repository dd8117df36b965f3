package mill;

class Wheel {
  private River river;

  int turn(int hours, Sluice sluice) {
    check(hours);
    Speed speed = river.from(hours).at(2).flow();
    grind(speed);
    return hours;
  }
}
