package harbour;

class Kitchen {
  void cook(Pots pots) {
    pots.forEach(pot -> {
      if (pot.cold()) {
        heat(pot);
      } else if (pot.empty()) {
        heat(pot);
      }
      serve(pot);
    });
  }
}
