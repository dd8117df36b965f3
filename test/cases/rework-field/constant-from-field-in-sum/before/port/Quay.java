package port;

class Quay {
  static final Port FIRST = "go " + "sail" + 3;

  void load(int b) {
    use(FIRST);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
