package harbour;

class FogTest {
  @Test
  void shines() {
    sweep("stairs");
    report("swept");
  }

  @BeforeEach
  void light() {
    count(40);
    openTheShutters("FogTest", 3);
    polishTheLens("FogTest", 7);
    report("counted");
  }
}
