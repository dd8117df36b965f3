package shop;

class Ferry {
  void load(List<Cart> carts, Deck deck) {
    deck.lower();
    carts.forEach(cart -> deck.take(cart, cart.weight()));
    deck.raise();
  }
}
