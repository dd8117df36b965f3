package town;

class ShopTest {
  @Test
  void lendsCups(Shelf shelf, Owner owner) {
    try (Door door = open()) {
      // a cup that came back is lent again
      Cup cup7 = shelf.take(owner);
      if (cup7.full()) {
        check(cup7.top());
      }
    }
  }
}

