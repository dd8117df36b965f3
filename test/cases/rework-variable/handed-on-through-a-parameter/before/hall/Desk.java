package hall;

class Desk {
  private final Hub hub = new Hub();
  private final Table table = new Table();

  void serve(Guest guest, int seat) {
    hub.begin(seat);
    Name name = guest.name();
    hub.seat(seat);
    hub.close(seat, 3);
  }
}

class Bar {
  private final Hub hub = new Hub();
  private final Table table = new Table();

  void serve(Guest guest, int seat) {
    hub.begin(seat);
    Name name = guest.name();
    hub.seat(seat);
    hub.close(seat, 3);
  }
}
