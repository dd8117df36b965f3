package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void load(Sack sack) {
    open(3);
    register(sack.weight());
  }

  void name(Sack sack) {
    shut(4);
    Mark mark = wrap(sack.label().size());
    use(mark);
  }

  void turn(Sack sack) {
    open(7);
    scale.put(3, sack.weight());
  }
}
