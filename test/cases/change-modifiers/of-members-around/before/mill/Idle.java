package mill;

class Idle {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      @Override
      public void rest(final Grain grain) {
      }

      @Override
      public void wait(final Grain grain) {
        wheel.hold(grain, 9);
      }
    };

  int sacks(int weight) {
    return weight / 4;
  }
}
