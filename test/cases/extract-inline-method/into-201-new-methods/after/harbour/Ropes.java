package harbour;

class Ropes {
  static void cut(int n) {
    RopeStore.cut(n);
  }
}
