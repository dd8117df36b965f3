package town;

class Shop {
  private Item owner;
  private boolean open;

  boolean isLike(Shop that) {
    prepare(that);
    return owner != null ? owner.equals(that.owner) : that.owner == null;
  }

  boolean isNear(Shop that, boolean far) {
    count(that);
    return far && !(owner != null ? !owner.equals(that.owner) : that.owner != null);
  }
}
