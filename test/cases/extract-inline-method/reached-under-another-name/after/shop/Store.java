package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        run(crate);
    }

    private void run(Crate crate) {
        log.start();
        stack(crate);
    }

    private void stack(Crate box) {
        shelf.put(box, 3);
        shelf.shut();
    }
}
