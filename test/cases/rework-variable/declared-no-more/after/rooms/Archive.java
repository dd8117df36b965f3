package rooms;

class Archive {
  void open(Box box, int shelf) {
    box.dust(shelf);
    copy(box, "first");
    Setup setup = Setups.make(box);
    Store.read(setup, new Lamp());
    box.close(shelf);
  }

  String copy(Box box, String name) {
    return box.path() + name;
  }
}

class Museum {
  void open(Box box, int shelf) {
    box.dust(shelf);
    Setup setup = Setups.make(box);
    Store.read(setup, new Lamp());
    box.close(shelf);
  }
}
