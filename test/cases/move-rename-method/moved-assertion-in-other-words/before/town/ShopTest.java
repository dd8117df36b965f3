package town;

class ShopTest {
  private Shop shop;

  int size(int depth) {
    return depth * 4;
  }

  @Test
  void countsCups() {
    assertEquals(5, shop.total());
  }
}
