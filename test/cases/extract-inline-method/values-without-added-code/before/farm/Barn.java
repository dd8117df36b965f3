package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void fill(Sack sack) {
    open(5);
    register(twice());
  }

  void judge(Sack sack) {
    open(6);
    approve(same());
  }

  void order(Sack sack) {
    open(7);
    register(wanted());
  }

  void seal(Sack sack) {
    open(8);
    approve(shut(sack));
  }

  private int twice() {
    return limit * 2;
  }

  private boolean same() {
    return limit > most;
  }

  private int wanted() {
    return 42;
  }

  private boolean shut(Sack sack) {
    return !sack.isOpen();
  }
}
