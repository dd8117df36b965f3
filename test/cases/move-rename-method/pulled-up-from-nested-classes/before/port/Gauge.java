package port;

abstract class Gauge {
  abstract int size();

  abstract String name();

  public abstract double width();
}
