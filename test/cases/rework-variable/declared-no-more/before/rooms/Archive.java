package rooms;

class Archive {
  void open(Box box, int shelf) {
    box.dust(shelf);
    String path = copy(box, "first");
    Store.read(path, new Lamp());
    box.close(shelf);
  }

  String copy(Box box, String name) {
    return box.path() + name;
  }
}

class Museum {
  void open(Box box, int shelf) {
    box.dust(shelf);
    String path = Copies.copy(box, "first");
    Store.read(path, new Lamp());
    box.close(shelf);
  }
}
