package shop;

public class Room {
  Bell bell;
  Lamp lamp;

  void enter(String name) {
    door.open(name);
  }
}
