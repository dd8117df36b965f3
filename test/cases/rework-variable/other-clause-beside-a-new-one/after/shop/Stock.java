package shop;

public class Stock {
  private final Store store = new Store();

  public void open(String name) {
    try {
      store.read(name);
      store.seal();
    } catch (RuntimeException broken) {
      warn();
    }
    try {
      store.close();
    } catch (CloseException late) {
      store.shut(true);
    }
  }

  private void warn() {
    System.err.println("not closed");
  }
}
