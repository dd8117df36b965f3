package sea;

class Shelf {
  void pass(int day) {
    synchronized (gate) {
      count.add(day, 2);
    }
  }

  int room() {
    return width * 3;
  }
}
