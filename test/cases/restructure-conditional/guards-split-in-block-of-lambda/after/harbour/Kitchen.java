package harbour;

class Kitchen {
  void cook(Pots pots) {
    pots.forEach(pot -> {
      if (pot.cold()) {
        throw scold(pot);
      }
      if (pot.empty()) {
        throw scold(pot);
      }
      serve(pot);
    });
  }
}
