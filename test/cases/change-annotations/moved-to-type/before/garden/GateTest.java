package garden;

class GateTest {
    @Slow
    @Test
    void opens() {
        Gate gate = new Gate();
        gate.open();
    }

    @Slow
    @Test
    void closes() {
        Gate gate = new Gate();
        gate.close();
    }
}
