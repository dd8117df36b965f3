package shop;

public class Room {
  Bell bell;
  Lamp lamp;

  void enter(String name) {
    door.open(name);
  }

  void step(int count) {
    bell.ring(count);
    lamp.dim(count, 4);
  }
}
