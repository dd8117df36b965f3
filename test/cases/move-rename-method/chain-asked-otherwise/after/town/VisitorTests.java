package town;

class VisitorTests {
    void greets() {
        host.wave();
    }

    void startsEmpty() {
        check(visitors).isEmpty();
    }
}
