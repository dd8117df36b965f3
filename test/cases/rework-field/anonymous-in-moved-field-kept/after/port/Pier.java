package port;

class Pier {
  Task first = new Task() {
    public void run(int n) {
      int k = n + 3;
      print(k);
      go(k, "deep");
    }
  };

  void load(int b) {
    go(b);
  }
}
