package house;

class House {
  int rooms(int floors) {
    return floors * 4;
  }

  void repaintDoor(int coats) {
    bucket.fill(green);
    brush.dip(bucket);
  }

  void airOut() {
    windows.open(wide);
    curtains.draw();
  }
}
