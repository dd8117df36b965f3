package mill;

class Wheel {
  private Stone stone;

  void mount(Store store) {
    synchronized (this) {
      Stone taken;
      try {
        taken = store.take(3);
      } catch (EmptyException empty) {
        throw new JamException(empty);
      }
      stone = taken;
    }
  }
}
