package shop;

class Desk {
  void work(Key key) {
    Pen kept = first(7);
    if (kept.isReady()) {
      try {
        kept.write(key, 3);
      } catch (Failure failure) {
        miss(failure);
      }
    }
    for (Pen pen : pens()) {
      if (pen.isFit(key)) {
        pen.write(key, 3);
      }
    }
  }
}
