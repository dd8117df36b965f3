package port;

class Trip {
  private int id;
  private Crew mean;
  private long usage;

  void tell(int n) {
    print(n);
  }

  void sail(int n) {
    if (mean.isReady()) {
      go(n);
    }
  }
}
