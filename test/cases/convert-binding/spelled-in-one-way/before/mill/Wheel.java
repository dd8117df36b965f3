package mill;

class Wheel {
  private River river;

  int turn(int hours, Sluice sluice) {
    check(hours);
    Speed flow = river.flow(hours);
    grind(flow, 2);
    return hours;
  }
}
