package pottery;

class Shop {
    void turn(int gap) {
        wheel.turn(gap);
    }

    boolean hasAny(Key key, Shelf shelf) {
        log.warn("any");
        return shelf.pots().stream().anyMatch(pot -> pot.fits(key));
    }
}
