package farm;

class Barn {
  private Hook hook;
  private boolean wet;

  boolean opens(Load load, int many) {
    if (hook.isFree() || load.isWide()) {
      return true;
    }
    return wet && load.isLong();
  }

  boolean closes(Load load, int many) {
    if (!hook.isFree()) {
      return false;
    }
    boolean fits = wet || load.isLong();
    carry(load, fits);
    return fits;
  }

  boolean cleans(Load load, int many) {
    if (hook.isFree()) {
      return true;
    }
    return load.size() != 3 && (wet || load.isLong());
  }

  boolean turns(Load load, int many) {
    if (hook.isFree()) {
      return true;
    }
    return wet && (load.isLong() || hook.holds(load));
  }

  boolean locks(Load load, int many) {
    if (hook.isFree() || (many >= 3 && load.isWide())) {
      return true;
    }
    return wet && load.isLong();
  }

  boolean airs(Load load, int many) {
    if (hook.isFree() || (many >= 3 && load.isWide())) {
      return true;
    }
    return load.size() == 4 && wet;
  }

  boolean lifts(Load load, int many) {
    if (hook.isFree()) {
      return true;
    }
    return wet && load.isLong();
  }

  boolean drops(Load load, int many) {
    if (hook.isFree()) {
      return true;
    }
    return load.isWide() && hook.lifts(load);
  }
}
