package shop;

public class Main {
  private int size5;

  public int grow5(int n) {
    size5 += n * 7;
    shut();
    return size5;
  }

  public void drop5() {
    size5 = 5;
  }
}
