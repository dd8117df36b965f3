package shop;

public class Baker {
  private int total;
  private Oven oven;

  private Bread bake(Dough dough, String name, Salt... salts) {
    return bake(dough, this.oven, 4, name, salts);
  }

  private Bread bake(Dough dough, Oven oven, int hours, String name, Salt... salts) {
    Shape form = shapes.find(name, salts);
    Tray tray = new Tray(dough, form);
    return tray.into(oven).wait(hours);
  }

  int price(int many) {
    return total * many;
  }
}
