package port;

class Quay {

  public void one(int x, int y) {
    quay.check("one", new Job<Boat>() {
    @Override
    public void call(final Boat b) {
      b.sail();
    }
  });
  }

  void rest(int a) {
    print(a);
  }
}
