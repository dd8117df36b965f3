package harbor;

import java.util.ArrayList;
import java.util.List;

public class Crate {
  private int total;

  public void load() {
    describe("start");
    List<Box> boxes = new ArrayList<>();
    Shed.fill(boxes, 40 - 2);
    total++;
    describe("end");
  }

  int price(int many) {
    return total * many;
  }

  void describe(String text) {
    print(text);
  }
}
