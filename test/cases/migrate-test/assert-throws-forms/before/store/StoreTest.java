package store;

class StoreTest {
  @Test
  void sameCall() {
    fill(1);
    try {
      store.put(box, 2);
      fail("accepted");
    } catch (Refusal e) {
      assertEquals("full", e.reason());
    }
  }

  @Test
  void otherArgument() {
    fill(2);
    try {
      store.put(box(), 2);
      fail("accepted");
    } catch (Refusal e) {
      assertEquals("full", e.reason());
    }
  }

  @Test
  void askedInside() {
    fill(3);
    try {
      assertEquals("x", house.store().find(box));
      fail("accepted");
    } catch (Refusal e) {
      assertEquals("full", e.reason());
    }
  }

  @Test
  void reference() {
    fill(4);
    try {
      store.close();
      fail("accepted");
    } catch (Refusal e) {
      assertEquals("full", e.reason());
    }
  }

  @Test(expected = Refusal.class)
  void several() {
    fill(5);
    store.open();
    store.put(box, 3);
  }

  @Test
  void unannounced() {
    fill(6);
    store.put(box, 4);
  }

  @Test
  void otherCall() {
    fill(7);
    try {
      store.put(box, 2);
      fail("accepted");
    } catch (Refusal e) {
      assertEquals("full", e.reason());
    }
  }

  @Test
  void caught() {
    fill(8);
    try {
      store.put(box, 2);
      fail("accepted");
    } catch (Refusal e) {
      assertEquals("full", e.reason());
    }
  }

  @Test
  void already() {
    fill(9);
    assertThrows(Refusal.class, () -> store.put(box, 2));
  }
}
