package farm;

class Loft {
  private Loads loads;

  int cleans(Hook hook, int many) {
    lift(hook);
    if (many >= 0 && this.loads.has(hook)) {
      carry(hook, 5);
      count(many);
    }
    return many;
  }
}
