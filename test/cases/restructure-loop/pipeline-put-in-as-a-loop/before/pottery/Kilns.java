package pottery;

class Kilns {
    void open(int gap) {
        door.open(gap);
    }

    static void warmAll(Key key, Shelf shelf) {
        log.warn("warm");
        shelf.pots().stream().filter(Pot::isCold).forEach(pot -> pot.warm(key));
    }
}
