package shop;

public class Baker {
  private int total;
  private Oven oven;

  private Bread bake(Dough dough, String name, int hours, Salt salt) {
    Shape form = shapes.find(name);
    Tray tray = new Tray(dough, form);
    return tray.into(oven).wait(4);
  }

  private Bread bake(Dough dough, String name, Salt salt) {
    return bake(dough, name, 7, salt);
  }

  int price(int many) {
    return total * many;
  }
}
