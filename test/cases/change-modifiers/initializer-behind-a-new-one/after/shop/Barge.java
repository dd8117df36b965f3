package shop;

public class Barge {
    static {
        rope.tie(9);
        mast.set(2);
    }

    static {
        final int rate = 3;
        bell.ring(rate);
        sock.knit(9, 8);
    }

    void own() {
        sail.set(1);
    }
}
