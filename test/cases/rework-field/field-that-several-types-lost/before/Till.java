package shop;

public class Till {
  private static final Log log = Logs.of("shop");
  private int count;

  public void openTill(Desk desk) {
    count++;
    desk.shut();
    log.info("open till");
  }
}
