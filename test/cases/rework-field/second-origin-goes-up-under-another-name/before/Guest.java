package shop;

class Guest extends Page {
  private Desk table;

  void open() {
    table = findDesk();
    table.clear(3);
    table.light();
    seat(4);
  }
}
