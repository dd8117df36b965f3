package shop;

public class Shelf {
  private static final Log log = Logs.of("shop");
  private int count;

  public void openShelf(Desk desk) {
    count++;
    desk.shut();
    log.info("open shelf");
  }
}
