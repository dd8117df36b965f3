package shop;

class Store {
    Tag plan(Crate crate) {
        return plan(crate, Floors.byName("upper"), 3, 4);
    }
}
