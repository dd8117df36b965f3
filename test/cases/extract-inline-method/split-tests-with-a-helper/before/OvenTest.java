package kitchen;

class OvenTest {
  @Test
  void bakesBread() {
    Dough dough = new Dough(400);
    oven.preheat(220);
    oven.place(dough, 1);
    oven.wait(30);
    assertThat(dough.colour()).isEqualTo("brown");
    assertThat(dough.weight()).isLessThan(400);
    log("bread");
  }

  void tidy() {
    log("tidy");
  }
}
