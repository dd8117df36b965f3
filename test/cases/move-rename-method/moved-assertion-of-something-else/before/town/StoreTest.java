package town;

class StoreTest {
  private Shop shop;

  int wide() {
    return 3;
  }
}
