package shop;

class BusTest {
    private int count;

    void sends() {
        Bus bus = createBus(quietSettings());
        bus.send(count);
    }

    private Settings quietSettings() {
        return Settings.settings(false).onError(new Silence());
    }

    void next() {
        count = count + 1;
    }
}
