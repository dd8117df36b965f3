package town;

class Shop {
  private static final String TITLE = "about the shop";
  private static final String START = "the guest ";
  private static final String KIND = "open";
  private static final String REST = "nobody";
  private static final int SIZE = 17;
  private int size;

  void writes(Guest guest) {
    guest.mail().to(size).from("shop").about(TITLE).kind(4).send();
  }

  void notes(Guest guest) {
    log.add(String.format(START + guest, size));
  }

  void asks(String kind) {
    if (KIND.equals(kind)) {
      show(kind);
    }
  }

  void calls(Guest guest) {
    show("to " + (guest != null ? guest.name() : REST));
  }

  Box makes(Guest guest) {
    Box box = new Box(SIZE);
    box.put(guest);
    return box;
  }
}
