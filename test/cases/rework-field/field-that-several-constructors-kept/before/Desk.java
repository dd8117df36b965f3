package shop;

public class Desk {
  private int height;

  public Desk(int height) {
    this.height = height;
  }

  public void shut() {
    height--;
  }
}
