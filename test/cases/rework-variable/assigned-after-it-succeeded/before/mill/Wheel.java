package mill;

class Wheel {
  private Stone stone;

  void mount(Store store) {
    synchronized (this) {
      try {
        stone = store.take(3);
      } catch (EmptyException empty) {
        throw new JamException(empty);
      }
    }
  }
}
