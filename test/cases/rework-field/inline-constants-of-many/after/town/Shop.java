package town;

class Shop {
  private int size;

  void writes(Guest guest) {
    guest.mail().to(size).from("shop").about("about the shop").kind(4).send();
  }

  void notes(Guest guest) {
    log.add(String.format("the guest " + guest, size));
  }

  void asks(String kind) {
    if ("open".equals(kind)) {
      show(kind);
    }
  }

  void calls(Guest guest) {
    show("to " + (guest != null ? guest.name() : "nobody"));
  }

  Box makes(Guest guest) {
    Box box = new Box(17);
    box.put(guest);
    return box;
  }
}
