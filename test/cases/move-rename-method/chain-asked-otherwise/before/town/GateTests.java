package town;

class GateTests {
    void opens() {
        gate.lift(3);
    }

    void startsEmpty() {
        check(visitors.size()).isEqualTo(0);
    }
}
