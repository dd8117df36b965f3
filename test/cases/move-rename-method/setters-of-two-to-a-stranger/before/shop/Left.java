package shop;

class Left {
  int keepLeft;
  public int stayLeft(int a) {
    return a * keepLeft;
  }
  public Item item(int a) {
    this.item = a;
  }
}
