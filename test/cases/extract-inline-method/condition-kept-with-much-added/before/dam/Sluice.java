package dam;

class Sluice {
  private final Motor motor = new Motor();
  private final Log log = new Log();

  void watch(Gauge gauge, int hour) {
    log.begin(hour);
    if (gauge.isHigh()) {
      motor.open(gauge);
    }
  }
}

class Weir {
  private final Motor motor = new Motor();
  private final Log log = new Log();

  void watch(Gauge gauge, int hour) {
    log.begin(hour);
    if (gauge.isHigh()) {
      motor.open(gauge);
    }
  }
}
