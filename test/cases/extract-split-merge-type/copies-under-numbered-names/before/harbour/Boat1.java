package harbour;

class Boat1 {
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
