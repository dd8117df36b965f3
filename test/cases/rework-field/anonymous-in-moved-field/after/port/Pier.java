package port;

class Pier {
  Task first = new Task() {
    public void run(int n) {
      int m = n + 3;
      print(m);
      go(m, "deep");
    }
  };

  void load(int b) {
    go(b);
  }
}
