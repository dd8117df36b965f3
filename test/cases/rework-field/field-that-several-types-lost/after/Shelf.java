package shop;

public class Shelf {
  private int count;

  public void openShelf(Desk desk) {
    count++;
    desk.shut();
  }
}
