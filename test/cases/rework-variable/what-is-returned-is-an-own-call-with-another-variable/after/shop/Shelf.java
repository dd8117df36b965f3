package shop;

public class Shelf {
  private Store store;

  Object look(Key key) {
    Basket basket = store.basket(2);
    store.open();
    return kept(basket);
  }

  int size() {
    return store.size();
  }
}
