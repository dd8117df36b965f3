package town;

class Shop {
  private Item owner;
  private boolean open;

  boolean isLike(Shop that) {
    if (that == null) {
      return false;
    }
    return !(owner != null ? !owner.equals(that.owner) : that.owner != null);
  }

  void sells(Item item, boolean far) {
    boolean sent = far ? !open : item.isSmall();
    send(item, sent);
  }
}
