package pottery;

class Shop {
    void turn(int gap) {
        wheel.turn(gap);
    }

    boolean holds(Key key, Shelf shelf) {
        for (Pot pot : shelf.pots()) {
            if (pot.fits(key)) {
                return true;
            }
        }
        return false;
    }
}
