package mill;

class Kept {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(Grain grain) {
        grain.sift();
        wheel.turn(grain, 2);
        flag.hoist("x");
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 4;
  }
}
