package mill;

class Same {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      @Override
      public void run(final Grain grain) {
        grain.sift();
        wheel.turn(grain, 2);
        wheel.oil("same");
      }
    };

  int sacks(int weight) {
    return weight / 4;
  }
}
