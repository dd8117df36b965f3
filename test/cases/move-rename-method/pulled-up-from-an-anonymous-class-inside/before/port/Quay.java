package port;

class Quay {
  final Holder<Gauge> g0 = new Holder<Gauge>() {
  Gauge make() {
  return new Gauge() {
    public int size() {
      return 3;
    }

    public double width() {
      int n = size();
      return n * 2.5;
    }

    public String name() {
      return "g0";
    }
  };
  }
  };

  void rest(int a) {
    print(a);
  }
}
