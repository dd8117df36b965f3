package yard;

class Gate {
  private int limit = 4;
  private int cars;

  boolean run(Car car) {
    lift(limit);
    if (!isPaid(car, 5)) return false;
    if (!isPaid(car, 6)) return false;
    return true;
  }

  void lift(int height) {
    cars++;
  }
}
