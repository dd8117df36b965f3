package depot;

public enum Load {
  EMPTY {
    void load(Crate crate, int many) {
      int deep = many * 3;
      open(deep);
      crate.set(many);
    }
  },
  FULL {
    void closes(Crate crate) {
      crate.lock(3);
      log(crate);
    }
  };

  static final Task SHUTS = new Task() {
    void closes(Crate crate) {
      crate.close(5);
      log(crate);
    }
  };
}
