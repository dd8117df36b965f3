package harbour;

class Vessel {
    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }

    void sail() {
        wind.catchAll(mast);
        mast.lean(wind);
    }

    void moor() {
        rope.tie(quay);
        quay.hold(rope);
        bell.ring();
    }
}
