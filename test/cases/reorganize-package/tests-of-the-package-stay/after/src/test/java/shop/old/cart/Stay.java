package shop.old.cart;

public class Stay {
  private int size9;

  public int grow9(int n) {
    size9 += n * 11;
    open();
    return size9;
  }

  public void drop9() {
    size9 = 9;
  }
}
