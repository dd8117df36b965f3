package town;

class ShopTest {
  @Override
  void lendsCups(Shelf shelf, Owner owner) {
    prepare(owner);
    // a cup that came back is lent again
    Cup cup7 = shelf.take(owner);
    check(cup7.top());
    // that is all
    finish(owner);
  }
}

