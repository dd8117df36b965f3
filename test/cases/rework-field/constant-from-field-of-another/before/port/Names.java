package port;

class Names {
  static final int DEEP = 3;

  void names(int z) {
    name(z);
  }
}
