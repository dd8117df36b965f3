package kitchen;

class OvenTest {
  @Test
  void bakesBreadWithSteam() {
    prepare(true);
    oven.wait(25);
    assertThat(dough.colour()).isEqualTo("golden");
    assertThat(dough.weight()).isLessThan(390);
    log("bread");
  }

  @Test
  void bakesBreadWithoutSteam() {
    prepare(false);
    oven.wait(35);
    assertThat(dough.colour()).isEqualTo("dark");
    assertThat(dough.weight()).isLessThan(380);
    log("bread");
  }

  @Test
  void bakesCakeWithSteam() {
    prepare(true);
    oven.wait(45);
    assertThat(dough.colour()).isEqualTo("yellow");
    assertThat(dough.weight()).isLessThan(370);
    log("cake");
  }

  @Test
  void bakesCakeWithoutSteam() {
    prepare(false);
    oven.wait(55);
    assertThat(dough.colour()).isEqualTo("black");
    assertThat(dough.weight()).isLessThan(360);
    log("cake");
  }

  private void prepare(boolean steam) {
    Dough dough = new Dough(400);
    oven.preheat(steam ? 230 : 220);
    oven.place(dough, 1);
  }

  void tidy() {
    log("tidy");
  }
}
