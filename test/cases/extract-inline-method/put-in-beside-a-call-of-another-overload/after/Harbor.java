package harbor;

public class Harbor {
  private int total;

  public void check(Boat boat) {
    describe("start");
    total++;
    describe("end");
    ropes.add(ofLength(7));
    Docks.moor(boat, total, 3);
  }

  int price(int many) {
    return total * many;
  }
}
