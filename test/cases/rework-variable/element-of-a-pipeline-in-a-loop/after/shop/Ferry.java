package shop;

class Ferry {
  void load(List<Cart> carts, Deck deck) {
    deck.lower();
    for (Cart next : carts) {
      deck.take(next, next.weight());
    }
    deck.raise();
  }
}
