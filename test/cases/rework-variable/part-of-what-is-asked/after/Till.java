package shop;

public class Till {
  private boolean late;

  public void open(Object ware, int now, int then) {
    if (!(ware instanceof Book)) {
      shelve(ware);
    }
    boolean over = now > then;
    late = over;
  }
}
