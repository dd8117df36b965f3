class BarnTest {
    @Test
    void fillEarly() {
        open(gate, 2);
        stack(hay.bales(), "wet");
    }

    @Test
    void fillLate() {
        paint(wall.colour(), 6);
        shut(gate, lock(3));
    }

    void sweep() {
        log("swept");
    }
}
