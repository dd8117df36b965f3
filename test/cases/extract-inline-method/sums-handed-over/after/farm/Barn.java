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
    shut(4);
    approve(sack.weight() > 4);
  }

  void fill(Sack sack) {
    open(5);
    register(limit * 2);
  }

  void judge(Sack sack) {
    shut(6);
    approve(limit > most);
  }
}
