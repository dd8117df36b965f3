package garden;

class PlannerTest {
    @Test
    void failsWithoutWater() {
        Planner planner = open();
        Bed bed = planner.bed();
        executor.run(() -> planner.water(bed));
        planner.close();
    }
}
