package harbor;

public class Reading extends Desk {
  private int total;

  public void read() {
    describe("start");
    Shelf shelf = firstShelf();
    try (Input in = shelf.find(name(3))) {
      in.take(total);
    }
    total++;
    describe("end");
  }

  int price(int many) {
    return total * many;
  }
}
