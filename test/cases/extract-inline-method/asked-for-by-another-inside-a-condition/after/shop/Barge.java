package shop;

public class Barge {
    Book book;
    Gate gate;
    boolean late;

    boolean end() {
        gate.lock();
        if (late) {
            step(4);
        }
        return true;
    }

    void step(int n) {
        book.put(3);
        gate.open(n);
    }

    void plan(int n) {
        book.close();
    }
}
