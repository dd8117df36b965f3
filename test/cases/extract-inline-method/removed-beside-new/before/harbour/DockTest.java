package harbour;

class DockTest {
    void opens() {
        Dock dock = new Dock("east");
        dock.flood(8);
        dock.open("gate");
        check(dock.level());
    }
}
