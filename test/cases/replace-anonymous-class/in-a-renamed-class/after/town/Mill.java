package town;

class Mill {
  void grinds(Grain grain) {
    wheel.turns(grain);
    weigh(null);
  }

  private static class SackScale implements Scale {
    @Override
    public int weight(Grain grain) {
      return grain.sacks() * 50;
    }
  }
}
