package town;

class Shop {
  private Item owner;
  private boolean open;

  boolean isLike(Shop that) {
    if (that == null) {
      return false;
    }
    return owner.equals(that.owner);
  }

  void sells(Item item, boolean far) {
    boolean sent = open;
    send(item, sent);
  }
}
