package port;

class Shelf {
  private static final Jar JAR = new Jar(3);
  private final Lid lid = lids.readLid(4);

  void fill(Cook cook) {
    open();
    cook.put(JAR, 2);
  }

  void close(Cook cook) {
    cook.cover(lid, 7);
  }
}
