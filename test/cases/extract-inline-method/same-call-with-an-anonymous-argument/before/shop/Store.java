package shop;

class Store {
    private Shelf shelf;

    Tag plan(Crate crate) {
        check(crate);
        return shelf.find(new Rule() {
            boolean holds() {
                return crate.isOpen();
            }
        });
    }
}
