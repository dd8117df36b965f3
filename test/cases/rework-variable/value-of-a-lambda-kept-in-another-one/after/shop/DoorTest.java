package shop;

class DoorTest {
  void staysShut() {
    Fault expected = new Fault();
    thrownBy(expected.getClass(), () -> {
      final Object pushed = Doors.push(expected);
    });
    thrownBy(expected.getClass(), () -> {
      final String text = Doors.push(expected);
    });
  }
}
