package port;

class Quay {
  void load(Node startNode, Range limits) {
    start(3);
  }

  void rest(int a) {
    sink(a);
  }
}
