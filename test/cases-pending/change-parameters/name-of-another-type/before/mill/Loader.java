package mill;

class Loader {
  private Stone loaderStone;

  void load(Cart cart, Horse horse) {
    loaderStone.grind(cart, 6);
    note("Loader", cart);
    lead(horse);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
