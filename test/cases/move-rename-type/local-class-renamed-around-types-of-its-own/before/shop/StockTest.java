package shop;

class StockTest {
  void countsWhatIsThere() {
    class Goods {
      class Crate {
        static final String NAME = "crate";
        Integer id;
        String label;

        Crate(Integer id, String label) {
          this.id = id;
          this.label = label;
        }
      }

      class Barrel {
        static final String NAME = "barrel";
        Integer id;
        int litres;

        Barrel(Integer id, int litres) {
          this.id = id;
          this.litres = litres;
        }
      }
    }

    stock.expect(Goods.Crate.NAME);
    stock.expect(Goods.Barrel.NAME);
    Shelf shelf = open().with(Goods.Crate.class, Goods.Barrel.class).start();
    stock.verify();
    assertThat(shelf.search(Goods.Crate.class)).hasSize(2);
  }

  void staysEmpty() {
    stock.expectNothing();
    stock.verify();
  }
}
