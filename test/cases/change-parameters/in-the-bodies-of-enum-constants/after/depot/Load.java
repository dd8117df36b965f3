package depot;

public enum Load {
  EMPTY {
    void fill(Crate box, int many) {
      int high = many * 3;
      open(high);
      box.set(many);
    }

    void warns(Log log) {
      log.note("it is full");
      log.close();
    }
  },
  FULL {
    void fill(Box crate, int many) {
      skip(many);
      warn("full", many);
    }
  };

  abstract void fill(Crate crate, int many);
}
