package shop;

class Room {
  Bell bell;
  Lamp lamp;
  Door door;
  Shelf shelf;

  void enter(String name) {
    door.open(name);
  }

  void step(Book book, int count) {
    bell.ring("in");
    lamp.dim(4);
    run(one -> shelf.put(one, count + 1));
  }
}
