package farm;

class Mill {
  private Loads loads;

  int turns(Hook hook, int many) {
    drop(hook);
    if (many >= 0 && hook.lifts(this.loads)) {
      carry(hook, 6);
      count(many);
    }
    return many;
  }
}
