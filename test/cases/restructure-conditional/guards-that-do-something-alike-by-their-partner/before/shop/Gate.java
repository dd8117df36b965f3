package shop;

class Gate {
  boolean admits(Guest guest) {
    if (!isListed(guest)) {
      throw new IllegalStateException("closed");
    }
    if (isBanned(guest)) {
      throw new IllegalStateException("closed");
    }
    return opens(guest);
  }
}
