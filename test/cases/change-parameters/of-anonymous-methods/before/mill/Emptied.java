package mill;

class Emptied {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      @Override
      public void run(Grain grain) {
        grain.soak(7);
      }
    };

  int sacks(int weight) {
    return weight / 7;
  }
}
