package port;

class Shelf {

  void fill(Cook cook) {
    open();
    cook.put(new Jar(5), 2);
  }

  void close(Cook cook) {
    cook.cover(lids.readCover(4), 7);
  }
}
