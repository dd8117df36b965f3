package shop;

public class Barge {
    Book book = new Book();

    {
        bell.ring(7);
        rope.tie(9);
        Wharf.step();
    }

    void own() {
        sail.set(1);
    }
}
