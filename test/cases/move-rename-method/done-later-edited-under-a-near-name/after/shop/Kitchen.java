package shop;

public class Kitchen {
  private Oven oven;
  private Shelf shelf;

  public void open() {
    oven.light();
    baker().work(first());
    shelf.sort();
  }

  private Worker baker() {
    return new Worker() {
      @Override
      public void work(Dough dough) {
        oven.heat(220);
        oven.put(dough);
        shelf.count(dough.weight(), 7);
        oven.wait(3);
      }
    };
  }

  Dough first() {
    return shelf.take(1);
  }
}
