class BarnTest {
    @Test
    void fill() {
        open(gate, 1);
        stack(hay.bales(), "dry");
        paint(wall.colour(), 5);
        shut(gate, lock());
    }

    void sweep() {
        log("swept");
    }
}
