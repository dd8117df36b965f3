package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        run(crate);
    }

    private void run(Crate crate) {
        later.add(() -> stack(crate));
    }

    private void stack(Crate crate) {
        shelf.put(crate, 3);
    }
}
