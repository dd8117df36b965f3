package clinic;

class NightTest {
  @Test
  void dark() {
    assumeTrue(lamp());
    count(1);
    look(2);
  }
  @Test
  void dim() {
    assumeTrue(lamp());
    count(1);
    look(2);
  }
  @Test
  void bright() {
    assumeTrue(sun());
    count(1);
    look(2);
  }
}
