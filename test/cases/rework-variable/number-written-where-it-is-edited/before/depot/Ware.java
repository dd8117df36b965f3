package depot;

public class Ware {
  Shelf shelves(int many) {
    int depth = 10;
    return new Shelf(depth, many);
  }

  void checks(int many) {
    int most = wide + 2;
    if (many > most) {
      warn(many);
    }
  }

  void tells(Log log) {
    int row = 4;
    log.note("row " + row + " is full");
  }

  Shelf shelvesAgain(int many) {
    int depth = counted();
    return new Shelf(depth, many);
  }

  Shelf named(int many) {
    String name = "tins";
    return new Shelf(name, many);
  }

  Shelf deeper(int many) {
    return new Shelf(12, many);
  }

  void fills(Shelf shelf) {
    int most = 7;
    shelf.fill(most, wide);
  }
}
