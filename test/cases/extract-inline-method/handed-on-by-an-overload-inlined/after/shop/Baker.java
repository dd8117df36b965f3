package shop;

public class Baker {
  private int total;
  private Oven oven;

  private Bread bake(Dough dough, String name) {
    Shape form = shapes.find(name);
    Tray tray = new Tray(dough, form);
    return tray.into(oven).wait(4);
  }

  int price(int many) {
    return total * many;
  }
}
