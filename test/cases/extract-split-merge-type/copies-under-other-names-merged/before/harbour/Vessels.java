package harbour;

class Vessels {
    void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }

    void moor() {
        rope.tie(quay);
        quay.hold(rope);
        bell.ring();
    }
}
