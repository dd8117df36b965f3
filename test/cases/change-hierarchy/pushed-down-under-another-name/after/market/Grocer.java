package market;

class Grocer extends Shop {
    private int crates;

    void stack(Shelf shelf) {
        shelf.put(crates);
        shelf.label(crates, "fresh");
    }
}
