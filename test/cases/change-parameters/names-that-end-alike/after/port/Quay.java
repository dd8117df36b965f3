package port;

class Quay {
  void load(Dock pier, Ship newMarks) {
    start(3);
    keep0(pier);
  }

  void rest(int a) {
    sink(a);
  }
}
