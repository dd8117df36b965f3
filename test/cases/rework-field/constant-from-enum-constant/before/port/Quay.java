package port;

enum Quay {
  FIRST(4, "sail"), LAST(5, "sail");

  Quay(int a, Object b) {
    print(a);
  }
}
