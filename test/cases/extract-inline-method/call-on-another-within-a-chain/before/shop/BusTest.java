package shop;

class BusTest {
    private int count;

    void sends() {
        Bus bus = createBus(Defaults.settings(false));
        bus.send(count);
    }

    void next() {
        count = count + 1;
    }
}
