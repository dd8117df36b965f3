package shop;

public class Till {
  private int count;

  public void openTill() {
    count++;
  }
}
