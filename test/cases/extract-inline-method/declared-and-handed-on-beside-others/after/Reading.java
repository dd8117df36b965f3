package harbor;

public class Reading extends Desk {
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
}
