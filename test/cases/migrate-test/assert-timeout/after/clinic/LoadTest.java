package clinic;

class LoadTest {
  @Test
  void loads() {
    assertTimeout(ofMillis(500), () -> {
    desk.open(1);
    desk.loadAll("patients");
    });
  }
  @Test
  void opens() {
    assertTimeout(ofMillis(500), () -> {
    desk.open(1);
    desk.loadAll("patients");
    });
  }
  @Test
  void reads() {
    assertTimeout(ofMillis(500), () -> desk.read(2));
  }
}
