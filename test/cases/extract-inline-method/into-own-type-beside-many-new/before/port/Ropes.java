package port;

public class Ropes {
  void cut(int n) {
    a();
  }

  void keep(int n) {
    shelf.add(n);
  }
  static class Inner {
    void trim(int n) {
    for (int i = 0; i < n; i++) {
      report.write(i * 7, "cut");
    }
    report.close();
    }

    void hold(int a) {
      hand.put(a);
    }
  }
}
