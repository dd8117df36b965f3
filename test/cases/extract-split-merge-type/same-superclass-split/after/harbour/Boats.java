package harbour;

class Boats extends Floating {
    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }

    void sail() {
        wind.catchAll(mast);
        mast.lean(wind, 2);
    }

    void whistle() {
        horn.blow();
    }

    void drift() {
        sea.calm();
    }
}
