package town;

class VisitorTests {
    void greets() {
        host.wave();
    }
}
