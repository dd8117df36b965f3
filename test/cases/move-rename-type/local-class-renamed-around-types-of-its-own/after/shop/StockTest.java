package shop;

class StockTest {
  void countsWhatIsThere() {
    stock.expect(StoredGoods.Crate.NAME);
    stock.expect(StoredGoods.Barrel.NAME);
    Shelf shelf = open().with(StoredGoods.Crate.class, StoredGoods.Barrel.class).start();
    stock.verify();
    assertThat(shelf.search(StoredGoods.Crate.class)).hasSize(2);
  }

  void staysEmpty() {
    stock.expectNothing();
    stock.verify();
  }

  static class StoredGoods {
    static class Crate {
      static final String NAME = "crate";
      Integer id;
      String label;

      Crate(Integer id, String label) {
        this.id = id;
        this.label = label;
      }
    }

    static class Barrel {
      static final String NAME = "barrel";
      Integer id;
      int litres;

      Barrel(Integer id, int litres) {
        this.id = id;
        this.litres = litres;
      }
    }
  }
}
