package store;

class StoreTest {
  @Test
  void sameCall() {
    fill(1);
    assertThrows(Refusal.class, () -> store.put(box, 2));
  }

  @Test
  void otherArgument() {
    fill(2);
    Box box = box();
    assertThrows(Refusal.class, () -> store.put(box, 2), "accepted");
  }

  @Test
  void askedInside() {
    fill(3);
    Store store = house.store();
    assertThrows(Refusal.class, () -> store.find(box));
  }

  @Test
  void reference() {
    fill(4);
    assertThrows(Refusal.class, store::close);
  }

  @Test
  void several() {
    fill(5);
    assertThatThrownBy(() -> {
      store.open();
      store.put(box, 3);
    }).isInstanceOf(Refusal.class);
  }

  @Test
  void unannounced() {
    fill(6);
    assertThrows(Refusal.class, () -> store.put(box, 4));
  }

  @Test
  void otherCall() {
    fill(7);
    assertThrows(Refusal.class, () -> house.burn());
  }

  @Test
  void caught() {
    fill(8);
    Throwable thrown = catchThrowable(() -> store.put(box, 2));
    assertNotNull(thrown);
  }

  @Test
  void already() {
    fill(9);
    assertThrows(Refusal.class, () -> store.put(crate, 2));
  }
}
