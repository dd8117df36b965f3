package shop;

class Right {
  int keepRight;
  public int stayRight(int a) {
    return a * keepRight;
  }
}
