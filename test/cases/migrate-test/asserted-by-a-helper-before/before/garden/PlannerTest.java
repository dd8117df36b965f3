package garden;

class PlannerTest {
    @Test
    void failsWithoutWater() {
        Planner planner = open();
        Bed bed = planner.bed();
        assertDry(() -> planner.beds(bed).water(3), "no water");
        planner.close();
    }
}
