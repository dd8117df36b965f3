package port;

class Quay {
  final Gauge g0 = new Gauge() {
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

  final Gauge g1 = new Gauge() {
    public int size() {
      return 4;
    }

    public double width() {
      int n = size();
      return n * 2.5;
    }

    public String name() {
      return "g1";
    }
  };

  void rest(int a) {
    print(a);
  }
}
