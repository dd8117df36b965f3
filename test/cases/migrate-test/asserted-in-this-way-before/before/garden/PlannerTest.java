package garden;

class PlannerTest {
    @Test
    void failsWithoutWater() {
        Planner planner = open();
        Bed bed = planner.bed();
        planner.water(bed);
        assertThrows(DryException.class, () -> planner.plant(bed));
        planner.close();
    }
}
