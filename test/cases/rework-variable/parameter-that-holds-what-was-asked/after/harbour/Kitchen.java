package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    lids().forEach(lid -> print(guests, lid, out));
    close(guests);
  }
}
