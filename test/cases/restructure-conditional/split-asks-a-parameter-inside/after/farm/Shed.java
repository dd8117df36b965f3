package farm;

class Shed {
  private Loads loads;

  int locks(Hook hook, int many) {
    push(hook);
    moves(this.loads, hook, many);
    return many;
  }

  private void moves(Loads some, Hook hook, int many) {
    while (many >= 0) {
      if (some.has(hook)) {
        carry(hook, 7);
        count(many);
      }
    }
  }
}
