package shop;

public class Desk {
  private int height;

  public void shut() {
    height--;
  }
}
