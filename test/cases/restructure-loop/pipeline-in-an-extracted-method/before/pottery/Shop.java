package pottery;

class Shop {
    void turn(int gap) {
        wheel.turn(gap);
    }

    void fire(Key key, Shelf shelf) {
        log.start(key);
        for (Pot pot : shelf.pots()) {
            pot.warm(key);
        }
    }

    List<Lid> lids(Key key, Shelf shelf) {
        log.start(key);
        List<Lid> lids = new ArrayList<>();
        for (Pot pot : shelf.pots()) {
            lids.add(pot.lid(key));
        }
        return lids;
    }

    void cool(Key key, Shelf shelf) {
        log.start(key);
        for (Pot pot : shelf.pots()) {
            pot.cool(key);
        }
    }
}
