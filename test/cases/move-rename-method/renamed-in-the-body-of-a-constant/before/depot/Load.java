package depot;

public enum Load {
  EMPTY {
    void fill(Crate crate, int many) {
      int deep = many * 3;
      open(deep);
      crate.set(many);
    }
  },
  FULL {
    void shut(Crate crate) {
      crate.close(3);
      log(crate);
    }
  };

  static final Task SHUTS = new Task() {
    void shut(Crate crate) {
      crate.close(5);
      log(crate);
    }
  };
}
