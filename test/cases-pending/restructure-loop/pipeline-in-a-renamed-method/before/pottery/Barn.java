package pottery;

class Barn {
    void turn(int gap) {
        wheel.turn(gap);
    }

    void heat(Key key, Shelf shelf) {
        for (Pot pot : shelf.pots()) {
            pot.heat(key);
        }
    }
}
