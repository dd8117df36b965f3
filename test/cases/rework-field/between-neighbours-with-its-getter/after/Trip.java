package port;

class Trip {
  private int id;
  private Score mean;
  private long usage;

  Score getMean() {
    return mean;
  }
}
