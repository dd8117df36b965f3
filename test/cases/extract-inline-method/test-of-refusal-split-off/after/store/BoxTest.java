package store;

class BoxTest {
  void stay() {
    keepOn(1);
  }

  @Test
  void putsOne() {
    open(box, 1);
  }

  @Test
  void putsNull() {
    try {
      run(null, 1);
      fail("null accepted");
    } catch (Refusal e) {
    }
  }
}
