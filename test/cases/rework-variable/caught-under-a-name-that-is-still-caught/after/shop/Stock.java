package shop;

public class Stock {
  private final Store store = new Store();

  public void open(String name) {
    try {
      store.read(name);
      store.seal();
    } catch (StoreException broken) {
      store.reset();
    }
    try {
      store.close();
    } catch (CloseException e) {
      warn();
    }
  }

  private void warn() {
    System.err.println("not closed");
  }
}
