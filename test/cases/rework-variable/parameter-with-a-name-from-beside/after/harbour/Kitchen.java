package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    pots().forEach(pot -> {
      heat(guests);
      hang(pot, 3);
      print(out);
    });
    close(guests);
  }
}
