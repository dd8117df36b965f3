package town;

class ShopTest {
  @Test
  void lendsCups(Shelf shelf, Owner owner) {
    prepare(owner);
    // a cup that is broken is not
    Cup cup7 = shelf.take(owner);
    check(cup7.top());
    // a cup that came back is lent again
    Cup cup8 = shelf.take(owner);
    check(cup8.top());
    // that is all
    finish(owner);
  }
}

