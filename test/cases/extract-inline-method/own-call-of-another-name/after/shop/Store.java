package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        return stack(crate);
    }

    private Tag stack(Crate crate) {
        return look(crate, 3);
    }
}
