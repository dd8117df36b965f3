package shop.old.cart;

public class CartTest {
  private int size20;

  public int grow20(int n) {
    size20 += n * 22;
    return size20;
  }

  public void drop20() {
    size20 = 20;
  }
}
