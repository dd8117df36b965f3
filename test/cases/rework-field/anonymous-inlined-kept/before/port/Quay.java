package port;

class Quay {
  private Job<Boat> sailJob = new Job<Boat>() {
    @Override
    public void call(final Boat b) {
      b.sail();
    }
  };

  public void one(int x, int y) {
    Port p = quay.check("one", sailJob);
    use(p);
  }

  void rest(int a) {
    print(a);
  }
}
