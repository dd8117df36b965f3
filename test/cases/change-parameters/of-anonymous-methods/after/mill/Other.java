package mill;

class Other {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(Grain grain) {
        grain.weigh(5);
        sail.furl("y");
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 5;
  }
}
