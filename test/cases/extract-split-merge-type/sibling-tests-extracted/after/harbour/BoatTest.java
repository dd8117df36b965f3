package harbour;

class BoatTest extends HarbourTest {
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
