package port;

class Quay {
  void load() {
    int aaaa = read();
    int bbbb = read();
    print(aaaa, 4 + aaaa);
    if (hot(aaaa)) {
      halt(5);
    }
    print(bbbb, 4 + bbbb);
    if (hot(bbbb)) {
      halt(5);
    }
  }

  void rest(int a) {
    sink(a);
  }
}
