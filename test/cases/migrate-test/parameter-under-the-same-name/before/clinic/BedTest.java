package clinic;

class BedTest {
  @Test
  void holds() {
    check("ann");
    go("ann");
  }
}
