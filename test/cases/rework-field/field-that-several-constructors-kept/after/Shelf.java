package shop;

public class Shelf {
  private int count;

  public Shelf(int count) {
    this.count = count;
  }

  public void openShelf() {
    count++;
  }
}
