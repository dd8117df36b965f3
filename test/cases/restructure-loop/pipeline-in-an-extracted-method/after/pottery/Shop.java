package pottery;

class Shop {
    void turn(int gap) {
        wheel.turn(gap);
    }

    void fire(Key key, Shelf shelf) {
        log.start(key);
        warmAll(key, shelf);
    }

    private void warmAll(Key key, Shelf shelf) {
        log.warn("warm");
        lamp.blink(4);
        shelf.pots().forEach(pot -> pot.warm(key, 3));
    }

    List<Lid> lids(Key key, Shelf shelf) {
        log.start(key);
        return collect(key, shelf);
    }

    private List<Lid> collect(Key key, Shelf shelf) {
        return shelf.pots().stream().map(pot -> pot.lid(key)).collect(toList());
    }

    void cool(Key key, Shelf shelf) {
        log.start(key);
        sweepAll(key, shelf);
    }

    private void sweepAll(Key key, Shelf shelf) {
        shelf.bins().forEach(bin -> bin.sweep(key));
    }
}
