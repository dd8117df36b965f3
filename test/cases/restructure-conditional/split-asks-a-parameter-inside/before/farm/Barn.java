package farm;

class Barn {
  private Loads loads;
  private int depth;

  int opens(Hook hook, int many) {
    prepare(hook);
    if (many >= 0 && this.depth == this.loads.size()) {
      carry(hook, 3);
      count(many);
    }
    return many;
  }
}
