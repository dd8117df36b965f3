package clinic;

class NightTest {
  @Test
  void dark() {
    if (lamp()) {
      count(1);
      look(2);
    }
  }
  @Test
  void dim() {
    if (lamp()) {
      return;
    }
    count(1);
    look(2);
  }
  @Test
  void bright() {
    if (lamp()) {
      return;
    }
    count(1);
    look(2);
  }
}
