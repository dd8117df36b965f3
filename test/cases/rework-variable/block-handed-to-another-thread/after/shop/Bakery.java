package shop;

class Bakery {
  private final Pool pool = new Pool();

  void bake(Dough dough, int heat) {
    check(heat);
    pool.submit(() -> {
      Loaf bread = new Loaf(dough);
      bread.rise();
      oven.put(bread, heat);
    });
    log(heat);
  }
}
