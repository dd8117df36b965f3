package shop;

class PlanTest {
  void plans(String key, Object found) {
    prepare(key);
    assertThat(found).isInstanceOf(Book.class);
    finish(key);
  }
}
