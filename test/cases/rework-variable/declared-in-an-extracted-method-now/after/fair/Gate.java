package fair;

class Gate {
  private final Shop shop = new Shop();
  private final Guide guide = new Guide();

  void enter(Visitor visitor, int day) {
    final Pass pass = shop.findPass(visitor);
    guide.greet(visitor, pass);
    sell(visitor, day);
  }

  void sell(Visitor visitor, int day) {
    final Ticket ticket = buyTicket("day", visitor);
    final int price = visitor.age() + day;
    shop.charge(day, price, ticket);
    shop.print("sold " + price);
  }

  Ticket buyTicket(String kind, Visitor visitor) {
    return shop.ticket(kind, visitor);
  }
}

class SideGate {
  private final Shop shop = new Shop();
  private final Guide guide = new Guide();

  void enter(Visitor visitor, int day) {
    final Ticket stamped = sell(visitor, day);
    guide.greet(visitor, stamped);
  }

  Ticket sell(Visitor visitor, int day) {
    final Ticket ticket = shop.ticket("side", visitor);
    shop.stamp(day, ticket);
    shop.print("sold " + day);
    return ticket;
  }
}
