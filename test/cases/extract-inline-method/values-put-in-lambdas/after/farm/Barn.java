package farm;

class Barn {
  private Scale scale;
  private int limit;
  private Log log;
  private Mill mill;

  Sacks pick(Sacks sacks) {
    open(3);
    return sacks.filter(sack -> sack.weight() > limit);
  }

  void mark(Sacks sacks) {
    open(4);
    sacks.each(sack -> scale.has(sack));
  }

  Sacks miss(Sacks sacks) {
    open(5);
    return sacks.filter(sack -> sack == null);
  }

  Sacks sort(Sacks sacks) {
    open(6);
    return sacks.map(sack -> sack.top().weight());
  }

  int count(Sacks sacks) {
    open(7);
    return sacks.stream().filter(sack -> sack.weight() > limit).count();
  }
}
