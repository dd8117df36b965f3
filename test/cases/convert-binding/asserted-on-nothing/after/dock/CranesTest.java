package dock;

class CranesTest {
    void lifts() {
        Crane crane = build(4);
        warm(crane, 2);
        expectReach(crane, 12);
        stop(3);
    }

    private static void expectReach(Crane one, int metres) {
        assertThat(one.reaches(metres)).describedAs("reach").isTrue();
    }
}
