package mill;

class Retyped {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      @Override
      public void run(Grain grain) {
        grain.dust(6);
        bell.chime();
      }
    };

  int sacks(int weight) {
    return weight / 7;
  }
}
