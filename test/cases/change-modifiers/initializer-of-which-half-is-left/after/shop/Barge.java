package shop;

public class Barge {
    static {
        final int rate = 3;
        bell.ring(rate);
        sock.knit(9, 8);
        hall.sweep();
    }

    void own() {
        sail.set(1);
    }
}
