package shop;

class Yard {
  void sweep(List<Corner> corners, Broom broom) {
    broom.lift();
    for (Corner corner : corners) {
      long area = corner.size();
      broom.sweep(corner, area);
      broom.shake(area);
    }
    broom.lower();
  }
}
