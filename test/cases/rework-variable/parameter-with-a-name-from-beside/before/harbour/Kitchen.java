package harbour;

class Kitchen {
  Stove stove;

  void cook(int guests) {
    open(guests);
    pots().map(pot -> {
      Lid lid = pot.lid();
      return new Pair(pot, lid);
    }).forEach(pair -> {
      heat(guests);
      hang(pair.pot, 3);
      print(out);
    });
    close(guests);
  }
}
