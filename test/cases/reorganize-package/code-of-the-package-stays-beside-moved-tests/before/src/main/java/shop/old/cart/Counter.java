package shop.old.cart;

public class Counter {
  private int size2;

  public int grow2(int n) {
    size2 += n * 4;
    return size2;
  }

  public void drop2() {
    size2 = 2;
  }
}
