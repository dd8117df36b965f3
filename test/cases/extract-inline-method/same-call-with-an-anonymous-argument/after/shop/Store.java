package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        return find(crate, 3);
    }

    private Tag find(Crate crate, int floor) {
        return shelf.find(new FloorRule(crate, floor, Placement.nearestTo(crate), "upper floor of the house"));
    }
}
