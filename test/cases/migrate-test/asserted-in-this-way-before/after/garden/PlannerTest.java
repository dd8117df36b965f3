package garden;

class PlannerTest {
    @Test
    void failsWithoutWater() {
        Planner planner = open();
        Bed bed = planner.bed();
        assertThrows(DryException.class, () -> {
            planner.water(bed);
            planner.plant(bed);
        });
        planner.close();
    }
}
