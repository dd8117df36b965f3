package shop;

abstract class Depot {
    protected final Counter counter = new Counter();

    void open() {
        counter.reset();
    }
}
