package clinic;

class LoadTest {
  @Test(timeout = 500)
  void loads() {
    desk.open(1);
    desk.loadAll("patients");
  }
  @Test
  void opens() {
    desk.open(1);
    desk.loadAll("patients");
  }
  @Test(timeout = 500)
  void reads() {
    desk.read(2);
  }
}
