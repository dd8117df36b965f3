package harbour;

class Vessel {
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

    void whistle() {
        horn.blow();
    }
}
