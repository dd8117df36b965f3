package port;

abstract class Gauge {
  abstract int size();

  abstract String name();

    public double width() {
      int n = size();
      return n * 2.5;
    }
}
