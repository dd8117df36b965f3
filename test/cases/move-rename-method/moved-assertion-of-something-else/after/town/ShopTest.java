package town;

class ShopTest {
  private Shop shop;

  int size(int depth) {
    return depth * 4;
  }
}
