package shop;

class Orders {
  Page open(String id) {
    return send(1, id);
  }

  void print(String id) {
    log.write(id, 3);
  }

  Page keep(String id) {
    return send(id);
  }

  Page turn(String id) {
    return send(id, 5);
  }

  void tell(String id) {
    log.write(id);
  }
}
