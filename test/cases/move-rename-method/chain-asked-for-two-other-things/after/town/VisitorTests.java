package town;

class VisitorTests {
    void greets() {
        host.wave();
    }

    void reports() {
        desk.report().page(names, wide).prints(3);
    }
}
