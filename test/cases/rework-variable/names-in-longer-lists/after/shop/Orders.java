package shop;

class Orders {
  private final String title = "orders";

  Page open(int count) {
    return new Page(title, this, 5);
  }

  Page reopen(Order order, int count) {
    Box parcel = new Box(7);
    return page(5, order, parcel);
  }

  Page close(int count) {
    Box parcel = new Box(7);
    return new Page(this, parcel, 5);
  }

  Page send(int count) {
    Box parcel = new Box(7);
    return wrap(new Page(parcel, 5));
  }
}
