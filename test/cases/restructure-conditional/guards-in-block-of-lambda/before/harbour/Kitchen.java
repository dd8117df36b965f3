package harbour;

class Kitchen {
  void cook(Pots pots) {
    pots.forEach(pot -> {
      if (pot.cold()) {
        return;
      }
      if (pot.empty()) {
        return;
      }
      serve(pot);
    });
  }
}
