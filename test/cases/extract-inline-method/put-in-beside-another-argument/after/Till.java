package shop;

public class Till {
  public void open() {
    log.keep(7, shelf.find("notes", label, 3));
  }

  public void count() {
    log.keep(shelf.take("coins", label, 3));
  }
}
