package shop;

public class Kitchen {
  private Oven oven;
  private Shelf shelf;

  public void open() {
    oven.light();
    later();
    shelf.sort();
  }

  private void later() {
    oven.whenHot(() -> {
      oven.hire(new Worker() {
        @Override
        public void work(Dough dough) {
          oven.heat(220);
          oven.put(dough);
          shelf.mark("baked");
        }
      });
    });
  }

  Dough first() {
    return shelf.take(1);
  }
}
