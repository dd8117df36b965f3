package kitchen;

class OvenTest {
  @Test
  void bakesBreadWithSteam() {
    Dough dough = new Dough(400);
    oven.preheat(230);
    oven.place(dough, 1);
    oven.wait(25);
    assertThat(dough.colour()).isEqualTo("golden");
    assertThat(dough.weight()).isLessThan(390);
    log("bread");
  }

  @Test
  void bakesBreadWithoutSteam() {
    Dough dough = new Dough(400);
    oven.preheat(220);
    oven.place(dough, 1);
    oven.wait(35);
    assertThat(dough.colour()).isEqualTo("dark");
    assertThat(dough.weight()).isLessThan(380);
    log("bread");
  }

  void tidy() {
    log("tidy");
  }
}
