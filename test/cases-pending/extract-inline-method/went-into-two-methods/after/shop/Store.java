package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        if (crate.isOpen()) {
            open(crate);
        } else {
            close();
        }
    }

    private void open(Crate crate) {
        shelf.put(crate, 3);
        shelf.shut();
    }

    private void close() {
        shelf.shut();
    }
}
