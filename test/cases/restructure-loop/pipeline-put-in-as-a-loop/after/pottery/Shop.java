package pottery;

class Shop {
    void turn(int gap) {
        wheel.turn(gap);
    }

    void fire(Key key, Shelf shelf) {
        log.start(key);
        for (Pot pot : shelf.pots()) {
            if (pot.isCold()) {
                pot.warm(key);
            }
        }
    }
}
