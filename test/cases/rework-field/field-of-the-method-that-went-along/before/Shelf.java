package shop;

public class Shelf {
  private Scale scale;
  private int count;

  public void openShelf() {
    count++;
    scale.reset();
  }
}
