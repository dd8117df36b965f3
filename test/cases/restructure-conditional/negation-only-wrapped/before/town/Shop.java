package town;

class Shop {
  private boolean open;

  void sells(Item item, int many, boolean wide) {
    prepare(item);
    if (item != null) {
      send(item, 3);
    } else {
      print("none");
    }
  }

  void lends(Item item, int many, boolean wide) {
    count(item);
    if (open && (many > 3 || wide)) {
      send(item, many);
    }
  }

  void closes() {
    print(3);
  }
}
