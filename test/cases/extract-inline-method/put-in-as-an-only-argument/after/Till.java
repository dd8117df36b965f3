package shop;

public class Till {
  public void open() {
    log.keep(shelf.find("notes", label, 3));
  }
}
