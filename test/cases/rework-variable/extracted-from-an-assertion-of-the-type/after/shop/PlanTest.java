package shop;

class PlanTest {
  void plans(String key, Object found) {
    prepare(key);
    boolean fits = found instanceof Book;
    assertThat(fits).isTrue();
    finish(key);
  }
}
