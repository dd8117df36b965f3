package town;

class ShopTest {
  @Test
  void lendsCups(Shelf shelf, Owner owner) {
    prepare(owner);
    // a cup that came back is lent again
    Cup cup7 = shelf.take(owner);
    check(cup7.top());
    
    finish(owner);
  }
}

