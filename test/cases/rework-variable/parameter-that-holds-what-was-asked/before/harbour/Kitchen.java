package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    pots().filter(pot -> pot.clean()).forEach(pot -> print(guests, pot.lid(), out));
    close(guests);
  }
}
