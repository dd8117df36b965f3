package shop;

public class Shelf {
  private int count;

  public void openShelf() {
    count++;
  }
}
