package port;

class Quay {

  public void one(int x, int y) {
    Port p = quay.check("one", new Job<Boat>() {
    @Override
    public void call(final Boat b) {
      b.sail();
    }
  });
    use(p);
  }

  void rest(int a) {
    print(a);
  }
}
