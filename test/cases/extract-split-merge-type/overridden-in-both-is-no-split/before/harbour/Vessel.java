package harbour;

class Vessel extends Floating {
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
