package mill;

class Fixed {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      @Override
      public void run(final Grain grain) {
        grain.sift();
        wheel.turn(grain, 2);
      }
    };

  int sacks(int weight) {
    return weight / 5;
  }
}
