package shop;

class Right {
  int keepRight;
  public int stayRight(int a) {
    return a * keepRight;
  }
  public Item item(int a) {
    return list.get(4);
  }
}
