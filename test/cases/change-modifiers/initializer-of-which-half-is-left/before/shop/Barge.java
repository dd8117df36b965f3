package shop;

public class Barge {
    static {
        int rate = 3;
        bell.ring(rate);
        book.put(3);
        gate.open(true);
    }

    void own() {
        sail.set(1);
    }
}
