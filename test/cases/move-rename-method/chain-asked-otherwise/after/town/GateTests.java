package town;

class GateTests {
    void opens() {
        gate.lift(3);
    }
}
