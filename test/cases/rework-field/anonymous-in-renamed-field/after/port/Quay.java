package port;

class Quay {
  Task second = new Task() {
    public void run(int n) {
      print(n + 3);
      go(n + 3, "deep");
    }
  };

  void load(int b) {
    use(second);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
