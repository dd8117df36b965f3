package shop;

public class Barge {
    Book book = new Book();

    {
        bell.ring(7);
        rope.tie(9);
        book.put(3);
        gate.open(true);
    }

    void own() {
        sail.set(1);
    }
}
