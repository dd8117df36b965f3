package shop;

abstract class Depot {
    protected final Counter counter = new Counter();

    void open() {
        counter.reset();
    }

    void sell(String name) {
        Item item = fetch(name);
        item.pack();
        counter.add(item);
        counter.tell(name, 3);
        lamp.dim(item.weight());
        door.close();
    }

    protected abstract Item fetch(String name);
}
