package shop.fresh.box;

public class Basket {
  private int size0;

  public int grow0(int n) {
    size0 += n * 2;
    return size0;
  }

  public void drop0() {
    size0 = 0;
  }
}
