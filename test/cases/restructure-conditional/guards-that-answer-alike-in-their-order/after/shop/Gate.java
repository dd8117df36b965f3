package shop;

class Gate {
  boolean admits(Guest guest) {
    if (!isListed(guest) || isBanned(guest)) {
      return false;
    }
    return opens(guest);
  }
}
