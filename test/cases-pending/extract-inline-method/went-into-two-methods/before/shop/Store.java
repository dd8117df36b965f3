package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        shelf.put(crate, 3);
        shelf.shut();
    }
}
