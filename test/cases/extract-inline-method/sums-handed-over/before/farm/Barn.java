package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void load(Sack sack) {
    open(3);
    register(gross(sack));
  }

  void check(Sack sack) {
    shut(4);
    approve(heavy(sack));
  }

  void fill(Sack sack) {
    open(5);
    register(twice());
  }

  void judge(Sack sack) {
    shut(6);
    approve(same());
  }

  private int gross(Sack sack) {
    return sack.weight() + 4;
  }

  private boolean heavy(Sack sack) {
    return sack.weight() > 4;
  }

  private int twice() {
    return limit * 2;
  }

  private boolean same() {
    return limit > most;
  }
}
