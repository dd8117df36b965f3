package house;

class DoorTest {
  @Test
  void staysShutInStorms() {
  }

  @Test
  void shuts() {
    door.shut();
    key.turn(left);
  }
}
