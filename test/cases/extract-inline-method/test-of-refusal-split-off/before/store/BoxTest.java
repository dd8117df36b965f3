package store;

class BoxTest {
  void stay() {
    keepOn(1);
  }

  @Test
  void puts() {
    open(box, 1);
    try {
      run(null, 1);
      fail("accepted");
    } catch (Refusal e) {
    }
  }
}
