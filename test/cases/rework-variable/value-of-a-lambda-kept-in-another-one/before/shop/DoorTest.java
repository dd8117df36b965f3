package shop;

class DoorTest {
  void staysShut() {
    Fault expected = new Fault();
    Fault seen = thrownBy(Fault.class, () -> Doors.push(expected));
    assertSame(expected, seen);
  }
}
