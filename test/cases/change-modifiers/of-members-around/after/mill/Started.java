package mill;

class Started {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(@Dry Grain grain, long n) {
        grain.sift();
        wheel.turn(grain, 2);
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 7;
  }
}
