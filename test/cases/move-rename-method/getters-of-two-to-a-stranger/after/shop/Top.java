package shop;

class Top {
  int low(int a) {
    return a + 7;
  }
  public Item item(int a) {
    return item;
  }
}
