package farm;

class Loft {
  private Loads loads;

  int cleans(Hook hook, int many) {
    lift(hook);
    moves(this.loads, hook, many);
    return many;
  }

  private void moves(Loads some, Hook hook, int many) {
    if (many >= 0) {
      if (!some.has(hook)) {
        return;
      }
      carry(hook, 5);
      count(many);
    }
  }
}
