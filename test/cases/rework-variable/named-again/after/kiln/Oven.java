package kiln;

class Oven {
  void bake(int heat) {
    Object found = trays.find(heat, 3);
    Tray tray = found;
    place(tray);
    Burner burner = burner(heat);
    fire(burner, 2);
  }
}
