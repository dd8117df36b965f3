package shop;

public class Till {
  private boolean late;

  public void open(Object ware, int now, int then) {
    boolean isBook = ware instanceof Book;
    if (!isBook) {
      shelve(ware);
    }
    late = now > then;
  }
}
