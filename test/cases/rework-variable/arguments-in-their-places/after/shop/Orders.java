package shop;

class Orders {
  Page open(String id) {
    Order order = find(id);
    return keep(order);
  }

  void print(String id) {
    Order order = find(id);
    log.write(order, 3, true);
  }

  Page keep(String id) {
    Order order = find(id);
    return send(id, order);
  }

  Page turn(String id) {
    Order order = find(id);
    return send(5, order);
  }

  void tell(String id) {
    Order order = find(id);
    log.show(order);
  }
}
