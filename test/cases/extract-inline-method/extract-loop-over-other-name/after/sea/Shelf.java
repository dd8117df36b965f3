package sea;

class Shelf {
  void coil(List<Rope> all) {
    for (Rope rope : all) {
      wash(rope, 3);
    }
  }

  int room() {
    return width * 3;
  }
}
