package harbour;

class Boats {
    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }

    void sail() {
        wind.catchAll(mast);
        mast.lean(wind);
    }

    void whistle() {
        horn.blow();
    }
}
