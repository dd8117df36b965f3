package port;

class Shelf {

  void fill(Cook cook) {
    open();
    cook.put(Jars.of(5), 2);
  }
}
