package town;

class StoreTest {
  private Shop shop;

  int wide() {
    return 3;
  }

  @Test
  void countsCups() {
    assertThat(shop.price()).isNull();
  }
}
