package shop;

class Left {
  int keepLeft;
  public int stayLeft(int a) {
    return a * keepLeft;
  }
}
