package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  Sacks pick(Sacks sacks) {
    open(3);
    return sacks.filter(sack -> heavy(sack));
  }

  void mark(Sacks sacks) {
    open(4);
    sacks.each(sack -> known(sack));
  }

  Sacks miss(Sacks sacks) {
    open(5);
    return sacks.filter(sack -> none(sack));
  }

  Sacks sort(Sacks sacks) {
    open(6);
    return sacks.map(sack -> deep(sack));
  }

  int count(Sacks sacks) {
    open(7);
    return sacks.stream().filter(sack -> heavy(sack)).count();
  }

  private boolean heavy(Sack sack) {
    return sack.weight() > limit;
  }

  private boolean known(Sack sack) {
    return scale.has(sack);
  }

  private boolean none(Sack sack) {
    return sack == null;
  }

  private int deep(Sack sack) {
    return sack.top().weight();
  }
}
