package mill;

class Emptied {
  private Wheel wheel;
  private final Job<Grain> job = new Job<Grain>() {
      protected void run(Grain grain) {
      }
    };

  int sacks(int weight) {
    return weight / 7;
  }
}
