package shop;

class Desk {
  private final Pen pen;

  Desk(Pen pen) {
    this.pen = pen;
  }

  void work(Key key) {
    try {
      this.pen.write(key, 3);
    } catch (Failure failure) {
      miss(failure);
    }
  }
}
