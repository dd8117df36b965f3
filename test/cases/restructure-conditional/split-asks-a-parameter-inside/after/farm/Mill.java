package farm;

class Mill {
  private Loads loads;

  int turns(Hook hook, int many) {
    drop(hook);
    moves(this.loads, hook, many);
    return many;
  }

  private void moves(Loads some, Hook hook, int many) {
    if (many >= 0) {
      if (hook.lifts(some)) {
        carry(hook, 6);
        count(many);
      }
    }
  }
}
