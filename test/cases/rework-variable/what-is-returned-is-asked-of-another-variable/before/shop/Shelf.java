package shop;

public class Shelf {
  private Store store;

  Object look(Key key) {
    Drawer drawer = store.drawer();
    store.open();
    return drawer.first();
  }

  int size() {
    return store.size();
  }
}
