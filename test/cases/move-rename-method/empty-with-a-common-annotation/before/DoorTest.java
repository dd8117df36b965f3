package house;

class DoorTest {
  @Test
  void opensAtNight() {
  }

  @Test
  void shuts() {
    door.shut();
    key.turn(left);
  }
}
