package shop;

public class Barge {
    static {
        int rate = 3;
        bell.ring(rate);
    }

    static {
        rope.tie(9);
        mast.set(2);
    }

    void own() {
        sail.set(1);
    }
}
