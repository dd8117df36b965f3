package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void load(Sack sack) {
    open(3);
    register(mill.gross(sack));
  }

  void check(Sack sack) {
    open(4);
    keep(mill.heavy(sack));
  }

  void take(Sack sack) {
    open(5);
    keep(mill.taken(sack));
  }
}
