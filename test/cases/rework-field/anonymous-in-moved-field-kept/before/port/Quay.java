package port;

class Quay {
  Task first = new Task() {
    public void run(int n) {
      int k = n + 3;
      print(k);
      go(k, "deep");
    }
  };

  void rest(int a) {
    print(a);
  }
}
