package harbor;

public class Reading {
  private int total;

  public void read() {
    describe("start");
    try (Input in = open()) {
      in.take(total);
    }
    total++;
    describe("end");
  }

  int price(int many) {
    return total * many;
  }

  protected Input open() {
    return open(firstShelf());
  }

  protected Input open(Shelf shelf) {
    Input made = shelf.reader(place);
    made.skip(3);
    return made;
  }
}
