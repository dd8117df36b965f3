package garden;

@Slow
class GateTest {
    @Test
    void opens() {
        Gate gate = new Gate();
        gate.open();
    }

    @Test
    void closes() {
        Gate gate = new Gate();
        gate.close();
    }
}
