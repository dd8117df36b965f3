package harbour;

class Ferry {
    void dock() {
        crane.swing(deck, true);
        deck.clear();
        log.add(deck);
    }

    void moor() {
        rope.tie(quay);
        quay.hold(rope);
        bell.ring(3);
    }
}
