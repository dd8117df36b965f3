package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        return find(crate, new Measure(crate.width(), crate.height()));
    }

    private Tag find(Crate crate, Measure measure) {
        return shelf.find(crate.name(), measure, Placement.nearestTo(crate), "upper floor");
    }
}
