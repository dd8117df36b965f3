package shop;

public class Stock {
  private final Store store = new Store();

  public void open(String name) {
    try {
      store.read(name);
      store.seal();
    } catch (StoreException e) {
      store.reset();
    }
  }
}
