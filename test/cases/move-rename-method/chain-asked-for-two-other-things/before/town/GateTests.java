package town;

class GateTests {
    void opens() {
        gate.lift(3);
    }

    void reports() {
        desk.report().line(first).ends();
    }
}
