package shop;

class Store {
  Box open(Key key) {
    try {
      return find(key);
    } catch (Broken e) {
      throw report(e);
    } catch (RuntimeException e) {
      if (isForeign(e)) {
        throw e;
      }
      Broken broken = reports.make(e);
      broken.name(key);
      throw broken;
    }
  }
}
