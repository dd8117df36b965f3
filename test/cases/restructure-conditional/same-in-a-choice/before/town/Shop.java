package town;

class Shop {
  private Item owner;
  private boolean open;

  boolean isLike(Shop that) {
    prepare(that);
    return owner.equals(that.owner);
  }

  boolean isNear(Shop that, boolean far) {
    count(that);
    return owner.equals(that.owner);
  }
}
