package dam;

class Sluice {
  private final Motor motor = new Motor();
  private final Log log = new Log();

  void watch(Gauge gauge, int hour) {
    log.begin(hour);
    drain(gauge, hour);
  }

  private void drain(Gauge level, int hour) {
    if (level.isHigh()) {
      log.warn(hour);
      motor.start();
      motor.open(level, 2);
      log.end(hour);
    }
  }
}

class Weir {
  private final Motor motor = new Motor();
  private final Log log = new Log();

  void watch(Gauge gauge, int hour) {
    log.begin(hour);
    empty(gauge, hour);
  }

  private void empty(Gauge level, int hour) {
    if (motor.isReady()) {
      log.warn(hour);
      motor.start();
      motor.open(level, 2);
      log.end(hour);
    }
  }
}
