package harbour;

class FogTest {
  @Test
  void shines() {
    sweep("stairs");
    openTheShutters("FogTest", 3);
    polishTheLens("FogTest", 7);
    report("swept");
  }

  @BeforeEach
  void light() {
    count(40);
    report("counted");
  }
}
