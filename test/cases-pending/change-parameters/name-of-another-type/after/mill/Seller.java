package mill;

class Seller {
  private Stone sellerStone;

  void sell(Iterator<Bag> bags) {
    List<Bag> all = sellerStone.all(bags);
    sellerStone.grind(all, 6);
    note("Seller", all);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
