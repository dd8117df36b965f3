package mill;

class Seller {
  private Stone sellerStone;

  void sell(List<Bag> bags) {
    sellerStone.grind(bags, 6);
    note("Seller", bags);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
