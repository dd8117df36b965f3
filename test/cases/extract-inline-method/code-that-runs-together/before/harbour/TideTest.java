package harbour;

class TideTest {
  @Test
  void rises() {
    sweep("stairs");
    openTheShutters("TideTest", 3);
    polishTheLens("TideTest", 7);
    report("swept");
  }

  @Test
  void falls() {
    count(40);
    report("counted");
  }
}
