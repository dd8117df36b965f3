package shop;

class Base {
  void note() { log.print("z"); }
}
