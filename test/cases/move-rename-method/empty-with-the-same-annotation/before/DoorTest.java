package house;

class DoorTest {
  @Test
  void opensAtNight() {
  }

  void prepare() {
    door.shut();
    key.turn(left);
  }
}
