package shop;

class Yard {
  void sweep(List<Corner> corners, Broom broom) {
    broom.lift();
    corners.stream().filter(Corner::isDirty).forEach(corner -> {
      int size = corner.size();
      broom.sweep(corner, size);
      broom.shake(size);
    });
    broom.lower();
  }
}
