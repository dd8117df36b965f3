package yard;

class Gate {
  private int limit = 4;
  private int cars;

  boolean run(Car car) {
    lift(limit);
    boolean mayPass = check(car);
    note(mayPass);
    return true;
  }

  private boolean check(Car car) {
    String label = "car";
    show(label);
    if (!isPaid(car, 3)) return false;
    if (!isPaid(car, 4)) return false;
    return true;
  }

  void lift(int height) {
    cars++;
  }
}
