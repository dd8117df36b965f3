package shop;

class Store {
  Box open(Key key) {
    try {
      return find(key);
    } catch (Broken e) {
      throw new Broken(e);
    } catch (RuntimeException e) {
      if (isForeign(e)) {
        throw e;
      }
      return null;
    }
  }
}
