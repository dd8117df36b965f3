package clinic;

class LoadTest {
    @Test
    void loads() {
        Desk desk = new Desk("north");
        assertTimeout(ofMillis(500), () -> desk.loadAll("patients"));
    }
}
