package shop;

class Gate {
  boolean admits(Guest guest) {
    if (!isListed(guest)) {
      return false;
    }
    if (isBanned(guest)) {
      return false;
    }
    return opens(guest);
  }
}
