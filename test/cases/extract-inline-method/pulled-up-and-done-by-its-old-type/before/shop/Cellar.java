package shop;

class Cellar extends Depot {
    private final Shelves shelves = new Shelves();

    void sell(String name) {
        Item item = shelves.find(name);
        item.pack();
        counter.add(item);
        counter.tell(name, 3);
        lamp.dim(item.weight());
        door.close();
    }
}
