package kiln;

class Oven {
  void bake(int heat) {
    Tray tray = trays.find(heat, 3);
    place(tray);
    fire(burner(heat), 2);
  }
}
