package town;

class ShopTest {
  @Test
  void lendsCups(Shelf shelf, Owner owner) {
    try (Door door = open()) {
      // a cup that is broken is not
      Cup cup7 = shelf.take(owner);
      if (cup7.full()) {
        check(cup7.top());
      }
      // a cup that came back is lent again
      Cup cup8 = shelf.take(owner);
      if (cup8.full()) {
        check(cup8.top());
      }
    }
  }
}

