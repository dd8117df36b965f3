package shop;

public class Kitchen {
  private Oven oven;
  private Shelf shelf;

  public void open() {
    oven.light();
    bake(first());
    shelf.sort();
  }

  void bake(Dough dough) {
    oven.heat(220);
    oven.put(dough);
    shelf.mark("baked");
  }

  Dough first() {
    return shelf.take(1);
  }
}
