package mill;

class Less {
  private Wheel wheel;

  void start() {
    wheel.run(new Job<Grain>() {
      @Override
      public void run(Grain grain) {
        grain.store(3);
        bell.ring();
        door.shut(1);
      }
    });
    wheel.stop(4);
  }

  int sacks(int weight) {
    return weight / 4;
  }
}
