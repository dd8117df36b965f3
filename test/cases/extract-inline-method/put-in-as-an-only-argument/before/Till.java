package shop;

public class Till {
  public void open() {
    log.keep(box());
  }

  private Box box() {
    return shelf.find("coins", label, 3);
  }
}
