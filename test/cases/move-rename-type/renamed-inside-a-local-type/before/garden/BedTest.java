package garden;

class BedTest {
  @Test
  void growsInRows() {
    class Plot {
      class Row {
        int width;

        int area(int length) {
          return width * length;
        }
      }

      class Fence {
        int height;
        Row row;
      }
    }
    planner.plan("rows", row -> row.width());
    Garden garden = planner.start(Plot.Fence.class);
    garden.check();
  }
}
