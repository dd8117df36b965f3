package port;

class Quay {
  private Job<Boat> sailJob = new Job<Boat>() {
    @Override
    public void call(final Boat b) {
      b.sail();
    }
  };

  public void one(int x, int y) {
    quay.check("one", sailJob);
  }

  void rest(int a) {
    print(a);
  }
}
