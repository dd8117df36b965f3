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
    void fill(Crate crate, int many) {
      skip(many);
      warn("full", many);
    }

    void warns(Log log) {
      log.note("it is full");
      log.close();
    }
  };

  abstract void fill(Crate crate, int many);
}
