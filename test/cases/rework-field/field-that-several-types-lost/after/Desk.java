package shop;

public class Desk {
  private static final Log log = Logs.of("shop");
  private int height;

  public void shut() {
    height--;
    log.info("shut");
  }
}
