package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void fill(Sack sack) {
    open(5);
    register(limit * 2);
  }

  void judge(Sack sack) {
    open(6);
    approve(limit > most);
  }

  void order(Sack sack) {
    open(7);
    register(42);
  }

  void seal(Sack sack) {
    open(8);
    approve(!sack.isOpen());
  }
}
