package harbor;

public class Harbor {
  private int total;

  public void check(Boat boat) {
    describe("start");
    total++;
    describe("end");
    Docks.moor(boat, total);
  }

  int price(int many) {
    return total * many;
  }
}
