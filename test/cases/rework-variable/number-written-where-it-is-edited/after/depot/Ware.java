package depot;

public class Ware {
  Shelf shelves(int many) {
    return new Shelf(10, many);
  }

  void checks(int many) {
    if (many > wide + 2) {
      warn(many);
    }
  }

  void tells(Log log) {
    log.note("row " + 4 + " is full");
  }

  Shelf shelvesAgain(int many) {
    return new Shelf(counted(), many);
  }

  Shelf named(int many) {
    return new Shelf("tins", many);
  }

  Shelf deeper(int many) {
    int depth = 12;
    return new Shelf(depth, many);
  }

  void fills(Shelf shelf) {
    shelf.fill(7, wide);
  }
}
