package harbour;

class VesselTest extends HarbourTest {
    @Test
    public void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }

    @Test
    public void sail() {
        wind.catchAll(mast);
        mast.lean(wind);
    }

    @Test
    public void moor() {
        rope.tie(quay);
        quay.hold(rope);
        bell.ring();
    }
}
