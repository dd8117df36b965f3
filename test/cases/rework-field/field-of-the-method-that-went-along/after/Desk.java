package shop;

public class Desk {
  private Scale scale;
  private int height;

  public void shut() {
    height--;
  }

  public void weigh(int parts) {
    int sum = parts * 3;
    scale.load(sum);
    scale.print("weighed " + sum);
  }
}
