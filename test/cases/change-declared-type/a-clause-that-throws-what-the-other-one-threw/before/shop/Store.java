package shop;

class Store {
  Box open(Key key) {
    try {
      return find(key);
    } catch (Broken e) {
      throw e;
    } catch (RuntimeException e) {
      throw new Broken("lost", e);
    }
  }
}
