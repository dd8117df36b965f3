package shop;

class Orders {
  private final String title = "orders";

  Page open(int count) {
    List<String> lines = read(count);
    return new Page(lines);
  }

  Page reopen(Order order, int count) {
    List<String> lines = read(count);
    return page(order, lines);
  }

  Page close(int count) {
    List<String> lines = read(count);
    return new Page(lines);
  }

  Page send(int count) {
    List<String> lines = read(count);
    return wrap(new Page(lines));
  }
}
