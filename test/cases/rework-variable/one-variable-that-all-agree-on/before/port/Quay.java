package port;

class Quay {
  void load() {
    int aaaa = read();
    int bbbb = read();
    int cccc = read();
    print(aaaa, 4 + aaaa);
    print(bbbb, 4 + bbbb);
    print(cccc, 4 + cccc);
    if (hot(aaaa)) {
      halt(5);
    }
    if (hot(bbbb)) {
      halt(5);
    }
    if (hot(cccc)) {
      halt(5);
    }
  }

  void rest(int a) {
    sink(a);
  }
}
