package shop;

class Store {
  Box open(Key key) {
    try {
      return find(key);
    } catch (Broken e) {
      throw e;
    } catch (RuntimeException e) {
      if (isForeign(e)) {
        throw e;
      }
      throw new Broken("lost", e);
    }
  }
}
