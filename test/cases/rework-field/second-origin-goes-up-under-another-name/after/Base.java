package shop;

class Base extends Page {
  protected Desk desk;

  void open() {
    desk = findDesk();
    desk.clear(3);
    desk.light();
  }
}
