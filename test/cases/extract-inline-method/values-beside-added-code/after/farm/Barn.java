package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void fill(Sack sack) {
    open(5);
    log.warn(4, "sack");
    register(limit * 2);
  }

  void judge(Sack sack) {
    open(6);
    log.warn(4, "sack");
    approve(limit > most);
  }

  void order(Sack sack) {
    open(7);
    log.warn(4, "sack");
    register(42);
  }

  void seal(Sack sack) {
    open(8);
    log.warn(4, "sack");
    approve(!sack.isOpen());
  }
}
