package port;

class Quay {
  void load() {
    int iii = read();
    int jjjjj = read();
    int cggg = read();
    print(iii, 4 + iii);
    print(jjjjj, 4 + jjjjj);
    print(cggg, 4 + cggg);
    if (hot(iii)) {
      halt(5);
    }
    if (hot(jjjjj)) {
      halt(5);
    }
    if (hot(cggg)) {
      halt(5);
    }
  }

  void rest(int a) {
    sink(a);
  }
}
