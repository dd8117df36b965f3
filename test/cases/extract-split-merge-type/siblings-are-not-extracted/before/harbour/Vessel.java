package harbour;

class Vessel implements Floating<Deck> {
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
