package port;

class Quay {
  void load(long start, int size) {
    start(3);
  }

  void rest(int a) {
    sink(a);
  }
}
