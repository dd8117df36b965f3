package shop;

class Left {
  int keepLeft;
  public int stayLeft(int a) {
    return a * keepLeft;
  }
  public Item item(int a) {
    return list.get(4);
  }
}
