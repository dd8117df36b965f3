package port;

abstract class Gauge {
  abstract int size();

  abstract String name();

    public double width() {
      return (double) size();
    }
}
