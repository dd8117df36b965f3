package port;

enum Quay {
  FIRST(4, Quay.ONE_JOB), LAST(5, Quay.ONE_JOB);

  static final String ONE_JOB = "sail";

  Quay(int a, Object b) {
    print(a);
  }
}
