package port;

class Shelf {
  private static final Jar JAR = Jars.of(3);

  void fill(Cook cook) {
    open();
    cook.put(JAR, 2);
  }
}
