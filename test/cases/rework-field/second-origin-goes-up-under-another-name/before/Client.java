package shop;

class Client extends Page {
  private Desk desk;

  void open() {
    desk = findDesk();
    desk.clear(3);
    desk.light();
    greet("x");
  }
}
