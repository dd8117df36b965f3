package port;

class Quay {
  void load() {
    int ajjjj = read();
    int aahh = read();
    print(ajjjj, 4 + ajjjj);
    if (hot(ajjjj)) {
      halt(5);
    }
    print(aahh, 4 + aahh);
    if (hot(aahh)) {
      halt(5);
    }
  }

  void rest(int a) {
    sink(a);
  }
}
