package shop;

class Room {
  Bell bell;
  Lamp lamp;
  Door door;
  Shelf shelf;

  void enter(String name) {
    door.open(name);
  }
}
