package shop.old.cart;

public class Till {
  private int size1;

  public int grow1(int n) {
    size1 += n * 3;
    return size1;
  }

  public void drop1() {
    size1 = 1;
  }
}
