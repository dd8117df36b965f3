package shop;

public class Shelf {
  private Store store;

  Object look(Key key) {
    Drawer drawer = store.drawer();
    store.open();
    return drawer.find(3);
  }

  int size() {
    return store.size();
  }
}
