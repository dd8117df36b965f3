package shop;

public class Till {
  private int count;

  public void openTill(Desk desk) {
    count++;
    desk.shut();
  }
}
