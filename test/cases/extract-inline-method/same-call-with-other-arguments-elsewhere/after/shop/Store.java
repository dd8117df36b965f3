package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        return desk.look(crate, new Measure(crate.width(), crate.height()));
    }
}
