package clinic;

class BedTest {
  @ParameterizedTest
  @ValueSource(strings = {"ann", "bob"})
  void holds(String name) {
    check(name);
    go(name);
  }
}
