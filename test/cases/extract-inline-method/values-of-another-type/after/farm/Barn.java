package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void load(Sack sack) {
    open(3);
    register(sack.weight() + 4);
  }

  void check(Sack sack) {
    open(4);
    keep(sack.weight() > limit);
  }

  void take(Sack sack) {
    open(5);
    keep((Sack) sacks.get(sack));
  }
}
