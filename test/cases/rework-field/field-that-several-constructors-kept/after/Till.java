package shop;

public class Till {
  private int count;

  public Till(int count) {
    this.count = count;
  }

  public void openTill() {
    count++;
  }
}
