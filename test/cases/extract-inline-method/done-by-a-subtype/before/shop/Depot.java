package shop;

abstract class Depot {
    protected final Shelves shelves = new Shelves();

    void sell(String name) {
        Item item = shelves.find(name);
        item.pack();
    }
}
