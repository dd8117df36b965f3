package kitchen;

class OvenTest {
  @Test
  void bakesBreadWithSteam() {
    prepare(true);
    oven.wait(30);
    assertThat(dough.colour()).isEqualTo("brown");
    assertThat(dough.weight()).isLessThan(400);
  }

  @Test
  void bakesBreadWithoutSteam() {
    prepare(false);
    expect("crust", 2);
    log("bread");
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
