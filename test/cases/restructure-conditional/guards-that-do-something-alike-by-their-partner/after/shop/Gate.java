package shop;

class Gate {
  boolean admits(Guest guest) {
    if (!isListed(guest) || isBanned(guest)) {
      throw new IllegalStateException("closed");
    }
    return opens(guest);
  }
}
