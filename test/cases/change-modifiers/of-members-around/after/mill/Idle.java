package mill;

class Idle {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      @Override
      public void rest(Grain grain, int hours) {
      }

      @Override
      public void wait(Grain grain) {
        wheel.hold(grain, 9);
      }

      @Override
      public void wake() {
        wheel.free();
      }
    };

  int sacks(int weight) {
    return weight / 4;
  }
}
