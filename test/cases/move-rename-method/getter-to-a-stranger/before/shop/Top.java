package shop;

class Top {
  int low(int a) {
    return a + 7;
  }
}
