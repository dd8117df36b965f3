package harbour;

class TideTest {
  @Test
  void rises() {
    sweep("stairs");
    report("swept");
  }

  @Test
  void falls() {
    count(40);
    openTheShutters("TideTest", 3);
    polishTheLens("TideTest", 7);
    report("counted");
  }
}
