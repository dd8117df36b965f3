package pottery;

class Shed {
    void spin(int gap) {
        reel.spin(gap);
    }

    void heat(Key key, Shelf shelf) {
        log.warn("heat");
        shelf.pots().forEach(pot -> pot.heat(key));
    }
}
