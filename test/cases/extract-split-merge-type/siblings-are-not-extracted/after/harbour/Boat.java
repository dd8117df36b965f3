package harbour;

class Boat implements Floating<Mast>, Moored {
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
