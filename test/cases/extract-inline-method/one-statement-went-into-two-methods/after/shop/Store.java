package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        if (crate.isOpen()) {
            open();
        } else {
            close();
        }
    }

    private void open() {
        shelf.shut();
    }

    private void close() {
        shelf.shut();
    }
}
