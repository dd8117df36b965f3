package shop;

public class Barge {
    static {
        rope.tie(9);
        mast.set(2);
    }

    static {
        final int rate = 3;
        bell.ring(rate);
    }

    void own() {
        sail.set(1);
    }
}
