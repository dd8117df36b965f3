package farm;

class Barn {
  private Loads loads;
  private boolean wet;

  void opens(Hook hook, int many) {
    prepare(hook);
    Loads some = find(4);
    if (many > 3 && some.has(hook)) {
      carry(hook, 3);
    }
    count(7);
  }

  void closes(Hook hook, int many) {
    sweep(hook);
    Loads some = find(4);
    while (some.size() < many) {
      carry(hook, 4);
    }
    count(8);
  }

  void cleans(Hook hook, int many) {
    lift(hook);
    if (this.loads.isOpen() && wet) {
      carry(hook, 5);
    }
    count(9);
  }

  void turns(Hook hook, int many) {
    push(hook);
    Loads some = find(4);
    if (some.isOpen()) {
      carry(hook, 6);
    }
    count(10);
  }

  void locks(Hook hook, int many) {
    drop(hook);
    Loads some = find(4);
    if (some != null) {
      carry(hook, 7);
    }
    count(11);
  }

  void airs(Hook hook, int many) {
    pull(hook);
    Loads some = find(4);
    if (hook.fits(some)) {
      carry(hook, 8);
    }
    count(12);
  }
}
