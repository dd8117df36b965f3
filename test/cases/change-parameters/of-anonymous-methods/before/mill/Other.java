package mill;

class Other {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(final Grain grain) {
        grain.weigh(5);
        bell.toll();
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 5;
  }
}
