package farm;

class Barn {
  private Loads loads;
  private int depth;

  int opens(Hook hook, int many) {
    prepare(hook);
    moves(this.loads, hook, many);
    return many;
  }

  private void moves(Loads some, Hook hook, int many) {
    if (many >= 0) {
      if (this.depth == some.size()) {
        carry(hook, 3);
        count(many);
      }
    }
  }
}
