package farm;

class Barn {
  private Hook hook;
  private boolean wet;

  boolean opens(Load load, int many) {
    return hook.isFree() || (wet && load.isLong()) || load.isWide();
  }

  boolean closes(Load load, int many) {
    boolean fits = hook.isFree() && (wet || load.isLong());
    carry(load, fits);
    return fits;
  }

  boolean cleans(Load load, int many) {
    return hook.isFree() || (load.size() != 3 && (wet || load.isLong()));
  }

  boolean turns(Load load, int many) {
    return hook.isFree() || (wet && (load.isLong() || hook.lifts(load)));
  }

  boolean locks(Load load, int many) {
    return hook.isFree() || (wet && load.isLong()) || (many >= 3 && load.isWide());
  }

  boolean airs(Load load, int many) {
    return hook.isFree() || (load.size() == 4 && wet) || (many >= 3 && load.isWide());
  }

  boolean lifts(Load load, int many) {
    return hook.isFree() || wet;
  }

  boolean drops(Load load, int many) {
    return hook.isFree() || (wet && load.isLong());
  }
}
