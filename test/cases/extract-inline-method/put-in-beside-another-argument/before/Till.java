package shop;

public class Till {
  public void open() {
    log.keep(7, box());
  }

  public void count() {
    log.keep(pot());
  }

  private Box box() {
    return shelf.find("coins", label, 3);
  }

  private Pot pot() {
    counted++;
    return shelf.take("coins", label, 3);
  }
}
