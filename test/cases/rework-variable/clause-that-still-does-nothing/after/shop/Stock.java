package shop;

public class Stock {
  private final Store store = new Store();

  public Item find(String name) {
    try {
      Item item = store.read(name);
      return item.fresh();
    } catch (MissingException missing) {
      try {
        store.load(name.trim());
      } catch (MissingException ignored) {
      }
    }
    return null;
  }
}
