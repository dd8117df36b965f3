package port;

class Quay {
  static class G0 extends Gauge {
    public int size() {
      return 3;
    }

    public String name() {
      return "g0";
    }
  }

  static class G1 extends Gauge {
    public int size() {
      return 4;
    }

    public String name() {
      return "g1";
    }
  }

  void rest(int a) {
    print(a);
  }
}
