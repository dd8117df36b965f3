package shop;

class Attic extends Depot {
    private final Shelves shelves = new Shelves(3);

    void sell(String name) {
        Item item = shelves.find(name);
        item.pack();
        counter.add(item);
        counter.tell(name, 3);
        lamp.dim(item.weight());
        door.close();
    }
}
