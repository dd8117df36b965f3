package garden;

class PlannerTest {
    @Test
    void failsWithoutWater() {
        Planner planner = open();
        Bed bed = planner.bed();
        assertThatThrownBy(() -> planner.beds(bed).fill().water(3)).isInstanceOf(DryException.class);
        planner.close();
    }
}
