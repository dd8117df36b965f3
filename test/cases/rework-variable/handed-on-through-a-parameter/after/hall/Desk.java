package hall;

class Desk {
  private final Hub hub = new Hub();
  private final Table table = new Table();

  void serve(Guest guest, int seat) {
    hub.begin(seat);
    place(guest, seat);
  }

  private void place(Guest visitor, int seat) {
    Name full = table.name(visitor.name());
    hub.seat(seat);
    hub.close(seat, 3);
  }
}

class Bar {
  private final Hub hub = new Hub();
  private final Table table = new Table();

  void serve(Guest guest, int seat) {
    hub.begin(seat);
    place(guest, seat);
  }

  private void place(Guest guest, int seat) {
    Name full = table.name(guest.name());
    hub.seat(seat);
    hub.close(seat, 3);
  }
}
