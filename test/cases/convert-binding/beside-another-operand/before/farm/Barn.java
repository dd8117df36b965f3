package farm;

class Barn {
  private Loads loads;
  private boolean wet;

  void opens(Hook hook, int many) {
    prepare(hook);
    if (many > 3 && this.loads.has(hook) && wet) {
      carry(hook, 3);
    }
    count(7);
  }

  void closes(Hook hook, int many) {
    sweep(hook);
    while (this.loads.size() < many && wet) {
      carry(hook, 4);
    }
    count(8);
  }

  void cleans(Hook hook, int many) {
    lift(hook);
    Loads own = find(4);
    if (own.isOpen()) {
      carry(hook, 5);
    }
    count(9);
  }

  void turns(Hook hook, int many) {
    push(hook);
    if (wet && this.loads.isOpen()) {
      carry(hook, 6);
    }
    count(10);
  }

  void locks(Hook hook, int many) {
    drop(hook);
    if (this.loads != null && wet) {
      carry(hook, 7);
    }
    count(11);
  }

  void airs(Hook hook, int many) {
    pull(hook);
    if (hook.fits(this.loads) && wet) {
      carry(hook, 8);
    }
    count(12);
  }
}
