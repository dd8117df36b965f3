package house;

class DoorTest {
  @Test
  void staysShutInStorms() {
  }

  void prepare() {
    door.shut();
    key.turn(left);
  }
}
