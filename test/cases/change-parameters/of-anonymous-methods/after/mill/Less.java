package mill;

class Less {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(Grain corn) {
        corn.store(3);
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 4;
  }
}
