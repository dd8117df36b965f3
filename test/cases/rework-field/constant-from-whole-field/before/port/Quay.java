package port;

class Quay {
  static final Port FIRST = "sail";

  void load(int b) {
    use(FIRST);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
