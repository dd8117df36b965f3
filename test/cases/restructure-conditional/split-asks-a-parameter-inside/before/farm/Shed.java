package farm;

class Shed {
  private Loads loads;

  int locks(Hook hook, int many) {
    push(hook);
    while (many >= 0 && this.loads.has(hook)) {
      carry(hook, 7);
      count(many);
    }
    return many;
  }
}
