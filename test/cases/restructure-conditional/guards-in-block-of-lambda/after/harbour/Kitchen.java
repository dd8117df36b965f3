package harbour;

class Kitchen {
  void cook(Pots pots) {
    pots.forEach(pot -> {
      if (pot.cold() || pot.empty()) {
        return;
      }
      serve(pot);
    });
  }
}
