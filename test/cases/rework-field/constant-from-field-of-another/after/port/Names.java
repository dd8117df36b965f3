package port;

class Names {
  static final int DEEP = 3;
  static final String ONE_JOB = "sail";

  void names(int z) {
    name(z);
  }
}
