package shop;

abstract class Depot {
    void sell(String name) {
        Item item = fetch(name);
        item.pack();
    }

    protected abstract Item fetch(String name);
}
