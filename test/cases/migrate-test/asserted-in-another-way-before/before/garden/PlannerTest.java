package garden;

class PlannerTest {
    @Test
    void failsWithoutWater() {
        Planner planner = open();
        Bed bed = planner.bed();
        assertThatCode(() -> planner.water(bed)).hasMessage("dry");
        planner.close();
    }
}
