package town;

class Mill {
  void grinds(Grain grain) {
    wheel.turns(grain);
    weigh(new Scale() {
      @Override
      public int weight(Grain grain) {
        return grain.sacks() * 50;
      }
    });
  }
}
