package market;

class Grocer {
    private int crates;

    void stack(Shelf shelf) {
        shelf.put(crates);
        shelf.label(crates, "fresh");
    }
}
