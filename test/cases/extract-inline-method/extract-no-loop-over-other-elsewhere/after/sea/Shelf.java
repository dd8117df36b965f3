package sea;

class Shelf {
  void settle(int day) {
    for (Rope rope : nets) {
      coil(rope, 3);
      rope.wash();
    }
  }

  int room() {
    return width * 3;
  }
}
