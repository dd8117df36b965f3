package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void load(Sack sack) {
    open(3);
    log.warn(4, "sack");
    register(sack.weight() + 4);
  }

  void check(Sack sack) {
    open(4);
    log.warn(4, "sack");
    keep(sack.weight() > limit);
  }

  void take(Sack sack) {
    open(5);
    log.warn(4, "sack");
    keep((Sack) sacks.get(sack));
  }
}
