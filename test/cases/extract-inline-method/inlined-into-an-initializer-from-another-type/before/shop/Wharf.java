package shop;

public class Wharf {
    void tie() {
        rope.tie(2);
    }

    static void step() {
        book.put(3);
        gate.open(true);
    }
}
