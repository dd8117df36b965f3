package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  void load(Sack sack) {
    open(3);
    register(loaded(sack));
  }

  void name(Sack sack) {
    shut(4);
    Mark mark = wrap(named(sack));
    use(mark);
  }

  void turn(Sack sack) {
    open(7);
    scale.put(3, loaded(sack));
  }

  private int loaded(Sack one) {
    return one.weight();
  }

  private int named(Sack one) {
    return one.label().size();
  }
}
