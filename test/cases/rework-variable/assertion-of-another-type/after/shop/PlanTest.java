package shop;

class PlanTest {
  void plans(String key, Object found) {
    prepare(key);
    assertThat(found).isInstanceOf(Page.class);
    finish(key);
  }
}
