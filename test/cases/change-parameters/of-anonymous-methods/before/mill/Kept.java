package mill;

class Kept {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(final Grain grain) {
        grain.sift();
        wheel.turn(grain, 2);
        bell.ring();
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 4;
  }
}
