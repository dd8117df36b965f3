package shop;

class Bakery {
  private final Pool pool = new Pool();

  void bake(Dough dough, int heat) {
    check(heat);
    Loaf loaf = new Loaf(dough);
    loaf.rise();
    oven.put(loaf, heat);
    log(heat);
  }
}
