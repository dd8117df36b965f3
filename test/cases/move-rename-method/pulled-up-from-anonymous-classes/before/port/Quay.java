package port;

class Quay {
  Gauge g0() {
  return new Gauge() {
    public int size() {
      return 3;
    }

    public double width() {
      return (double) size();
    }

    public String name() {
      return "g0";
    }
  };
  }

  Gauge g1() {
  return new Gauge() {
    public int size() {
      return 4;
    }

    public double width() {
      return (double) size();
    }

    public String name() {
      return "g1";
    }
  };
  }

  void rest(int a) {
    print(a);
  }
}
