package harbour;

class Kitchen {
  void cook(Pots pots) {
    pots.forEach(pot -> {
      for (Lid lid : pot.lids()) {
        if (lid.bent() || lid.dirty()) {
          continue;
        }
        shut(lid);
      }
    });
  }
}
