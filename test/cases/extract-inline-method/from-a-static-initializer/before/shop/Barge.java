package shop;

public class Barge {
    static Book book = new Book();

    static {
        bell.ring(7);
        rope.tie(9);
        book.put(3);
        gate.open(true);
    }

    void own() {
        sail.set(1);
    }
}
